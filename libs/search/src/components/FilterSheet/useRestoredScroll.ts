'use client';

import { useCallback, useRef } from 'react';

/** Brings what scrolls around an element back to where it was when the element was last on the page. */
export function useRestoredScroll(): (element: HTMLElement | null) => (() => void) | undefined {
  const kept = useRef(0);
  return useCallback((element: HTMLElement | null) => {
    const frame = element?.parentElement;
    if (!frame) return undefined;
    frame.scrollTop = kept.current;
    const onScroll = () => {
      kept.current = frame.scrollTop;
    };
    frame.addEventListener('scroll', onScroll, { passive: true });
    return () => frame.removeEventListener('scroll', onScroll);
  }, []);
}
