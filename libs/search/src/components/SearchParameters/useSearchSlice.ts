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

/** Choices that the page shows already and that have not been passed to the search yet. */
const waiting = new WeakMap<Search, Change[]>();

const withWaiting = (search: Search, state: SearchUiState): SearchUiState =>
  (waiting.get(search) ?? []).reduce((chosen, change) => change(chosen), state);

/**
 * The search's state. The library computes it from all its widgets on each call; here it is computed once per change.
 */
function chosenOf(search: Search): SearchUiState {
  if (!known.has(search)) {
    // Registered before any part that reads it: listeners are called in order of registration.
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
      const notify = isLate ? later : listener;
      search.addListener('render', listener);
      search.addListener(requestedEvent, notify);
      return () => {
        isListening = false;
        search.removeListener('render', listener);
        search.removeListener(requestedEvent, notify);
      };
    },
    [search, isLate],
  );
  const now = () => read(search);
  return useSyncExternalStore(subscribe, now, now);
}

/**
 * Subscribes to a part of the search's state. A component renders again only when that part changes, not with every
 * keystroke and answer as with the search library's own hook.
 * @param select must give something that JSON can hold
 */
export function useSearchSlice<Slice>(select: (state: SearchUiState) => Slice): Slice {
  return useSlice(select, false);
}

/**
 * As `useSearchSlice`, for parts that are not looked at while choosing, such as those behind a sheet: they update one
 * frame after the choice itself.
 */
export function useLateSearchSlice<Slice>(select: (state: SearchUiState) => Slice): Slice {
  return useSlice(select, true);
}

function useSlice<Slice>(select: (state: SearchUiState) => Slice, isLate: boolean): Slice {
  const text = useOfSearch((search) => JSON.stringify(select(chosenOf(search))), isLate);
  return useMemo(() => JSON.parse(text) as Slice, [text]);
}

/** Passes all pending choices to the search. */
function ask(search: Search): void {
  const changes = waiting.get(search) ?? [];
  waiting.delete(search);
  // A page that has been left sends no more requests.
  if (!search.started || changes.length === 0) return;
  const { indexName } = search;
  search.setUiState((state) => {
    const chosen = (state[indexName] ?? {}) as SearchUiState;
    return { ...state, [indexName]: changes.reduce((next, change) => change(next), chosen) } as typeof state;
  });
}

/**
 * Changes a choice: the page shows it at once, and the search runs after the paint. On a slow phone, building the
 * request takes longer than handling the tap.
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
