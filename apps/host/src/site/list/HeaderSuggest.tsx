'use client';

import { SearchSuggestBox } from '@forecourt/search';
import { useSearchHistory } from '@forecourt/shopper';
import { useSite } from '@forecourt/ui';
import { useCallback } from 'react';

export interface HeaderSuggestProps {
  /** Public key of the search service. */
  searchKey: string;
}

const nothing: readonly string[] = [];

/** The header's search box, with what the visitor searched for before and what the words so far may mean. */
export function HeaderSuggest({ searchKey }: HeaderSuggestProps) {
  const { site } = useSite();
  const { searches, remember, remove } = useSearchHistory();
  const keeps = site.flags.searchHistory;
  // What it asks with is loaded by the first question, like the list it is shown in.
  const ask = useCallback(
    async (words: string, signal: AbortSignal) => (await import('./suggest.ts')).suggest(searchKey, words, signal),
    [searchKey],
  );
  return (
    <SearchSuggestBox
      action={site.paths.search}
      label={`Search ${site.texts.vehicleNounPlural}`}
      suggest={ask}
      history={keeps ? searches : nothing}
      onRemember={keeps ? remember : undefined}
      onForget={keeps ? remove : undefined}
    />
  );
}
