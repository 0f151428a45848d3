'use client';

import { useCallback, useEffect, useRef } from 'react';
import { useInstantSearch } from 'react-instantsearch';

/**
 * Repeats a failed search. On a failure the search library returns to its last answered state, so that filters and list
 * agree; this hook remembers what the visitor had asked for.
 */
export function useRetry(): () => void {
  const { uiState, setUiState, addMiddlewares } = useInstantSearch();
  const requested = useRef(uiState);
  useEffect(
    () =>
      addMiddlewares(({ instantSearchInstance }) => ({
        onStateChange({ uiState: next }) {
          // The library's own return to that state arrives while the failure stands.
          if (instantSearchInstance.status !== 'error') requested.current = next;
        },
      })),
    [addMiddlewares],
  );
  return useCallback(() => setUiState(requested.current), [setUiState]);
}
