'use client';

import { useSyncExternalStore } from 'react';

const minute = 60_000;
/** Milliseconds between checks of the clock, short enough that a phone shows the right state soon after it wakes. */
const checkEveryMs = 15_000;

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, checkEveryMs);
  return () => clearInterval(timer);
}

const read = () => Math.floor(Date.now() / minute) * minute;

/**
 * The visitor's own clock, to the minute. Stored pages are up to an hour old, so everything that depends on the time
 * must be computed in the browser.
 * @param served the server's time in milliseconds, used until the browser's clock is known
 */
export function useMinute<T extends number | null>(served: T): number | T {
  return useSyncExternalStore<number | T>(subscribe, read, () => served);
}
