'use client';

import { useEffect, type RefObject } from 'react';

const property = '--forecourt-bottom-bar';

/** Publishes the bar's height while it shows, so that other elements at the foot of the window stay above it. */
export function useBottomBar(bar: RefObject<HTMLElement | null>, shown: boolean): void {
  useEffect(() => {
    const element = bar.current;
    if (!shown || !element) return;
    const root = document.documentElement;
    const publishHeight = () => root.style.setProperty(property, `${element.offsetHeight}px`);
    publishHeight();
    window.addEventListener('resize', publishHeight);
    return () => {
      window.removeEventListener('resize', publishHeight);
      root.style.removeProperty(property);
    };
  }, [bar, shown]);
}
