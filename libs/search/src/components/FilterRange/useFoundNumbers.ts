'use client';

import { useMemo, useSyncExternalStore } from 'react';
import { useInstantSearchContext } from 'react-instantsearch';
import { usualCounts, type FoundNumbers } from '../../model/usualRange.ts';

type Search = ReturnType<typeof useInstantSearchContext>;

interface FoundFacet {
  name: string;
  data?: Record<string, number>;
  stats?: FoundNumbers;
}

/**
 * Serialised to text, so that subscribers render only when the values change. Of the counts, which may be a thousand
 * prices, only what a slider makes of them.
 */
function foundText(search: Search, attribute: string): string {
  const facets = search.mainIndex.getResults()?.disjunctiveFacets as readonly FoundFacet[] | undefined;
  const { stats, data } = facets?.find(({ name }) => name === attribute) ?? {};
  if (!stats) return '';
  const found = data ? { ...stats, counts: data } : stats;
  return JSON.stringify({ ...stats, counts: usualCounts(attribute, found) });
}

/** Statistics of an attribute's numbers in the current answer; undefined when the answer has none. */
export function useFoundNumbers(attribute: string): FoundNumbers | undefined {
  const search = useInstantSearchContext();
  const read = () => foundText(search, attribute);
  const text = useSyncExternalStore(
    (listener) => {
      search.addListener('render', listener);
      return () => search.removeListener('render', listener);
    },
    read,
    read,
  );
  return useMemo(() => (text ? (JSON.parse(text) as FoundNumbers) : undefined), [text]);
}
