'use client';

import { useDeferredValue, useMemo } from 'react';
import { useHits, useInstantSearch } from 'react-instantsearch';
import { narrowedKinds } from '../../model/narrowedKinds.ts';
import { placePromos, type PromoPlan } from '../../model/promos.ts';
import type { SearchRecord } from '../../model/record.ts';
import { stagedEntries, type StagedEntries } from '../../model/stagedEntries.ts';
import { withPromos, type ListEntry } from '../../model/withPromos.ts';

export type Hit = Pick<SearchRecord, 'objectID' | 'summary'> & Record<string, unknown>;

type Results = ReturnType<typeof useInstantSearch>['results'];

/** Cards that a visitor sees at once when the list changes. */
const firstScreen = { phone: 1, desk: 3 } as const;
const firstCount = (): number => (window.innerWidth < 768 ? firstScreen.phone : firstScreen.desk);

function entriesOf(results: Results, promos: PromoPlan, time: number): ListEntry<Hit>[] {
  const { hits, page = 0, hitsPerPage = 0, _state: asked } = results;
  // What was asked for, not what is chosen by now: the promotions change with the vehicles.
  const carTypes = narrowedKinds(asked.disjunctiveFacetsRefinements.car_type, asked.filters);
  const list = { now: new Date(time), count: hits.length, page, perPage: hitsPerPage, carTypes };
  return withPromos(hits as unknown as readonly Hit[], hits.length ? placePromos(promos, list) : []);
}

export interface ListEntries extends StagedEntries<Hit> {
  /** The list does not show the latest answer yet, or not all of it. */
  behind: boolean;
  /** Nothing has been answered yet. */
  unanswered: boolean;
}

/**
 * The list in two steps: the count and the cards of the first screen, then the others. Until its turn comes, the rest
 * of the former list stands where it stood. A tap in between goes first.
 */
export function useListEntries(promos: PromoPlan, now: Date): ListEntries {
  useHits<Hit>({ escapeHTML: false });
  const { results: latest } = useInstantSearch({ catchError: true });
  const late = useDeferredValue(latest);
  const rest = late.__isArtificial ? latest : late;
  const time = now.getTime();
  const firstEntries = useMemo(() => entriesOf(latest, promos, time), [latest, promos, time]);
  const restEntries = useMemo(() => entriesOf(rest, promos, time), [rest, promos, time]);
  const staged = useMemo(
    () =>
      latest === rest
        ? { entries: firstEntries, shown: firstEntries.length }
        : stagedEntries(firstEntries, restEntries, firstCount()),
    [latest, rest, firstEntries, restEntries],
  );
  return { ...staged, behind: rest !== latest, unanswered: Boolean(latest.__isArtificial) };
}
