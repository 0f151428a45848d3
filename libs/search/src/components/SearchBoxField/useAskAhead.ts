'use client';

import algoliasearchHelper from 'algoliasearch-helper';
import { useCallback } from 'react';
import { useInstantSearchContext } from 'react-instantsearch';

type Search = ReturnType<typeof useInstantSearchContext>;
type Client = Parameters<typeof algoliasearchHelper>[0];

/** A client that can forget its answers remembers them; any other would be asked the same thing twice. */
const remembers = (client: Search['client']): boolean => 'clearCache' in client;

/**
 * Asks for words that may be searched for in a moment: their answer, or at least the question, is then under way
 * already. Nothing is drawn, and a failure is left to the search itself. A helper of its own makes up the question, as
 * the search will: one in the search's own helper would count as the search being busy.
 */
export function useAskAhead(): (words: string) => void {
  const search = useInstantSearchContext();
  return useCallback(
    (words) => {
      const state = search.mainIndex.getHelper()?.state;
      if (!state || state.query === words || !remembers(search.client)) return;
      const asked = state.resetPage().setQuery(words);
      algoliasearchHelper(search.client as Client, asked.index, asked)
        .searchOnce({})
        .catch(() => undefined);
    },
    [search],
  );
}
