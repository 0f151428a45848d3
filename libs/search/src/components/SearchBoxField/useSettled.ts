'use client';

import { useEffect, useRef } from 'react';
import { useInstantSearch } from 'react-instantsearch';

/** Milliseconds that an answer is shown before its words count as settled. */
const pause = 2_000;

/**
 * Reports each search that the visitor has settled on: its answer was shown for two seconds, or Enter was pressed.
 * Keystrokes in between are not reported.
 */
export function useSettled(query: string, onSettled: ((query: string) => void) | undefined) {
  const { status } = useInstantSearch({ catchError: true });
  const lastSettled = useRef('');
  const notify = useRef(onSettled);
  useEffect(() => {
    notify.current = onSettled;
  });
  const settle = (words: string) => {
    const settled = words.trim();
    if (!settled || settled === lastSettled.current) return;
    lastSettled.current = settled;
    notify.current?.(settled);
  };
  useEffect(() => {
    if (status !== 'idle' || !query.trim()) return undefined;
    const timer = setTimeout(() => settle(query), pause);
    return () => clearTimeout(timer);
  }, [query, status]);
  return settle;
}
