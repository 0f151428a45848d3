'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the page's JavaScript runs: false in the server's HTML and while it is taken over. */
export function useTakenOver(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
