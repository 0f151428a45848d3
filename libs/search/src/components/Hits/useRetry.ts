'use client';

import { useCallback, useEffect, useRef } from 'react';
import { useInstantSearch } from 'react-instantsearch';

/**
 * Asks again for what failed. The search library goes back to its last answered state on a failure, so that filters
 * and list agree; what the visitor had asked for is remembered here.
 */
export function useRetry(): () => void {
  const { uiState, setUiState, addMiddlewares } = useInstantSearch();
  const asked = useRef(uiState);
  useEffect(
    () =>
      addMiddlewares(({ instantSearchInstance }) => ({
        onStateChange({ uiState: next }) {
          // The step back itself comes while the failure stands.
          if (instantSearchInstance.status !== 'error') asked.current = next;
        },
      })),
    [addMiddlewares],
  );
  return useCallback(() => setUiState(asked.current), [setUiState]);
}
