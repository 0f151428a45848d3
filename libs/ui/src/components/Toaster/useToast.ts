'use client';

import { toastStore } from './toastStore.ts';

/** Confirms briefly that something was done. Never for errors, which are shown where they happened. */
export function useToast() {
  return toastStore.show;
}
