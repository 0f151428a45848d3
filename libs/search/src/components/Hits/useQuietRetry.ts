'use client';

import { useEffect, useRef, useState } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { useRetry } from './useRetry.ts';

/** Milliseconds before each try after a failure; then it rests until the visitor or the network asks again. */
const pauses = [2_000, 4_000, 8_000, 16_000, 32_000, 60_000] as const;

export interface QuietRetry {
  /** The last answer was a failure, and no better one has come since. */
  failed: boolean;
  retry: () => void;
}

/** Asks again for what failed: by itself after growing pauses, at once when the network is back. */
export function useQuietRetry(): QuietRetry {
  const { status, error } = useInstantSearch({ catchError: true });
  const retry = useRetry();
  const tries = useRef(0);
  // While a further try runs the notice stays: it must not blink.
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
    // Each failure has an error of its own, even where nothing was drawn between two of them.
  }, [status, error, retry]);
  return { failed, retry };
}
