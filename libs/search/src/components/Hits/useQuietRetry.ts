'use client';

import { useEffect, useRef, useState } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { useRetry } from './useRetry.ts';

/**
 * Milliseconds before each retry after a failure; after the last one only the visitor or the network starts another.
 */
const pauses = [2_000, 4_000, 8_000, 16_000, 32_000, 60_000] as const;

export interface QuietRetry {
  /** Whether the latest answer was a failure. */
  failed: boolean;
  retry: () => void;
}

/** Repeats a failed request: by itself after growing pauses, and at once when the network is back. */
export function useQuietRetry(): QuietRetry {
  const { status, error } = useInstantSearch({ catchError: true });
  const retry = useRetry();
  const tries = useRef(0);
  // The notice stays while a retry runs, so that it does not flicker.
  const [failed, setFailed] = useState(false);
  if (status === 'error' && !failed) setFailed(true);
  if (status === 'idle' && failed) setFailed(false);
  useEffect(() => {
    if (status === 'idle') tries.current = 0;
    if (status !== 'error') return undefined;
    const again = () => {
      clearTimeout(timer);
      retry();
    };
    const pause = pauses[tries.current];
    const timer =
      pause === undefined
        ? undefined
        : setTimeout(() => {
            tries.current += 1;
            retry();
          }, pause);
    window.addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', again);
    };
    // Each failure has its own error object, even when nothing was rendered between two of them.
  }, [status, error, retry]);
  return { failed, retry };
}
