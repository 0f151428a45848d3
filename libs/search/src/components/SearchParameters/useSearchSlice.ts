'use client';

import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useInstantSearchContext } from 'react-instantsearch';
import type { SearchUiState } from '../../model/uiState.ts';
import { askedEvent } from './useQuietAsking.ts';

type Search = ReturnType<typeof useInstantSearchContext>;

const changes = ['render', askedEvent] as const;
const known = new WeakMap<Search, SearchUiState | null>();

/** What is chosen. The library gathers it from all its widgets each time; here once for each change. */
function chosenOf(search: Search): SearchUiState {
  if (!known.has(search)) {
    // Before any part hears of a change: listeners are called in the order in which they came.
    for (const event of changes) search.addListener(event, () => known.set(search, null));
  }
  const chosen = known.get(search) ?? ((search.getUiState()[search.indexName] ?? {}) as SearchUiState);
  known.set(search, chosen);
  return chosen;
}

function useOfSearch<Value extends string | boolean>(read: (search: Search) => Value): Value {
  const search = useInstantSearchContext();
  const subscribe = useCallback(
    (listener: () => void) => {
      for (const event of changes) search.addListener(event, listener);
      return () => {
        for (const event of changes) search.removeListener(event, listener);
      };
    },
    [search],
  );
  const now = () => read(search);
  return useSyncExternalStore(subscribe, now, now);
}

/**
 * A part of what is chosen. Whoever uses it is drawn again when that part changes, and not with every keystroke and
 * answer, as with the search library's own hook.
 * @param select must give something that JSON can hold
 */
export function useSearchSlice<Slice>(select: (state: SearchUiState) => Slice): Slice {
  const text = useOfSearch((search) => JSON.stringify(select(chosenOf(search))));
  return useMemo(() => JSON.parse(text) as Slice, [text]);
}

/** Changes what is chosen, and asks for it. */
export function useChangeSearch(): (change: (state: SearchUiState) => SearchUiState) => void {
  const search = useInstantSearchContext();
  return useCallback(
    (change) => {
      const { indexName } = search;
      search.setUiState(
        (state) => ({ ...state, [indexName]: change((state[indexName] ?? {}) as SearchUiState) }) as typeof state,
      );
    },
    [search],
  );
}

/** Whether the search service has answered at all. */
export function useAnswered(): boolean {
  return useOfSearch((search) => {
    const results = search.mainIndex.getResults();
    return results !== null && !results.__isArtificial;
  });
}
