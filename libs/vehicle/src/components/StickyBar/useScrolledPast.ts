'use client';

import { useCallback, useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  window.addEventListener('resize', listener);
  return () => {
    window.removeEventListener('scroll', listener);
    window.removeEventListener('resize', listener);
  };
}

export interface ScrollThresholds {
  /** Threshold in pixels on narrow screens. */
  phone: number;
  /** Threshold in pixels from the `lg` breakpoint on. */
  desktop: number;
}

/** Whether the page is scrolled past the threshold for its width. False on the server. */
export function useScrolledPast({ phone, desktop }: ScrollThresholds): boolean {
  const read = useCallback(() => window.scrollY > (window.innerWidth >= 992 ? desktop : phone), [phone, desktop]);
  return useSyncExternalStore(subscribe, read, () => false);
}
