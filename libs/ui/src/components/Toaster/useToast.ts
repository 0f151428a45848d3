'use client';

import { toastStore } from './toastStore.ts';

/** Says in passing that something was done. Never for errors: those stay where they happened. */
export function useToast() {
  return toastStore.show;
}
