'use client';

import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useInstantSearchContext } from 'react-instantsearch';
import type { SearchUiState } from '../../model/searchUiState.ts';
import { afterPaint } from './afterPaint.ts';
import { requestedEvent } from './useQuietRequests.ts';

type Search = ReturnType<typeof useInstantSearchContext>;

const changes = ['render', requestedEvent] as const;
const known = new WeakMap<Search, SearchUiState | null>();

type Change = (state: SearchUiState) => SearchUiState;

/** Choices that the page shows already and the search does not know yet. */
const waiting = new WeakMap<Search, Change[]>();

const withWaiting = (search: Search, state: SearchUiState): SearchUiState =>
  (waiting.get(search) ?? []).reduce((chosen, change) => change(chosen), state);

/** What is chosen. The library gathers it from all its widgets each time; here once for each change. */
function chosenOf(search: Search): SearchUiState {
  if (!known.has(search)) {
    // Before any part hears of a change: listeners are called in the order in which they came.
    for (const event of changes) search.addListener(event, () => known.set(search, null));
  }
  const chosen =
    known.get(search) ?? withWaiting(search, (search.getUiState()[search.indexName] ?? {}) as SearchUiState);
  known.set(search, chosen);
  return chosen;
}

/** @param isLate tells of what was asked for only when the frame that shows the choice has been painted */
function useOfSearch<Value extends string | boolean>(read: (search: Search) => Value, isLate = false): Value {
  const search = useInstantSearchContext();
  const subscribe = useCallback(
    (listener: () => void) => {
      let isListening = true;
      const later = () => afterPaint(() => isListening && listener());
      const asked = isLate ? later : listener;
      search.addListener('render', listener);
      search.addListener(requestedEvent, asked);
      return () => {
        isListening = false;
        search.removeListener('render', listener);
        search.removeListener(requestedEvent, asked);
      };
    },
    [search, isLate],
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
  return useSlice(select, false);
}

/**
 * As `useSearchSlice`, for parts that nobody looks at while choosing, such as what stands behind a sheet: they follow
 * in the frame after the one that shows the choice itself.
 */
export function useLateSearchSlice<Slice>(select: (state: SearchUiState) => Slice): Slice {
  return useSlice(select, true);
}

function useSlice<Slice>(select: (state: SearchUiState) => Slice, isLate: boolean): Slice {
  const text = useOfSearch((search) => JSON.stringify(select(chosenOf(search))), isLate);
  return useMemo(() => JSON.parse(text) as Slice, [text]);
}

/** Tells the search of all that waits. */
function ask(search: Search): void {
  const changes = waiting.get(search) ?? [];
  waiting.delete(search);
  // A page that was left meanwhile asks no more.
  if (!search.started || changes.length === 0) return;
  const { indexName } = search;
  search.setUiState((state) => {
    const chosen = (state[indexName] ?? {}) as SearchUiState;
    return { ...state, [indexName]: changes.reduce((next, change) => change(next), chosen) } as typeof state;
  });
}

/**
 * Changes what is chosen: the page shows it at once, and the search is asked when that has been painted. To make up the
 * question takes a slow phone longer than the tap.
 */
export function useChangeSearch(): (change: Change) => void {
  const search = useInstantSearchContext();
  return useCallback(
    (change) => {
      const changes = waiting.get(search);
      waiting.set(search, [...(changes ?? []), change]);
      search.emit(requestedEvent);
      if (!changes) afterPaint(() => ask(search));
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
