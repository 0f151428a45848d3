'use client';

import { SearchSuggestBox } from '@forecourt/search';
import { useSearchHistory } from '@forecourt/shopper';
import { useSite } from '@forecourt/ui';
import { useCallback } from 'react';

export interface HeaderSuggestProps {
  /** Public key of the search service. */
  searchKey: string;
  /** Name of the box. */
  label: string;
}

const nothing: readonly string[] = [];

/** The header's search box, with the visitor's earlier searches and suggestions. */
export function HeaderSuggest({ searchKey, label }: HeaderSuggestProps) {
  const { site } = useSite();
  const { searches, remember, remove } = useSearchHistory();
  const keeps = site.flags.searchHistory;
  // The search client loads with the first request, like the code of the list.
  const ask = useCallback(
    async (words: string, signal: AbortSignal) => (await import('./suggest.ts')).suggest(searchKey, words, signal),
    [searchKey],
  );
  return (
    <SearchSuggestBox
      action={site.paths.search}
      label={label}
      suggest={ask}
      history={keeps ? searches : nothing}
      onRemember={keeps ? remember : undefined}
      onForget={keeps ? remove : undefined}
    />
  );
}
