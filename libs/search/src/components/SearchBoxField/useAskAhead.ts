'use client';

import algoliasearchHelper from 'algoliasearch-helper';
import { useCallback } from 'react';
import { useInstantSearchContext } from 'react-instantsearch';
import { onceClient } from '../SearchPhase/useSearchPhase.ts';

type Search = ReturnType<typeof useInstantSearchContext>;
type Client = Parameters<typeof algoliasearchHelper>[0];

/** Only a client that can clear its cache has one; any other would be asked the same thing twice. */
const remembers = (client: Search['client']): boolean => 'clearCache' in client;

/**
 * Asks ahead for words that may be searched for in a moment, so that their answer, or at least the request, is under
 * way. Renders nothing, and leaves failures to the search itself. It uses a helper of its own to build the same
 * request: the search's own helper would report the search as busy.
 */
export function useAskAhead(): (words: string) => void {
  const search = useInstantSearchContext();
  return useCallback(
    (words) => {
      const state = search.mainIndex.getHelper()?.state;
      if (!state || state.query === words || !remembers(search.client)) return;
      const next = state.resetPage().setQuery(words);
      algoliasearchHelper(onceClient(search) as Client, next.index, next)
        .searchOnce({})
        .catch(() => undefined);
    },
    [search],
  );
}
