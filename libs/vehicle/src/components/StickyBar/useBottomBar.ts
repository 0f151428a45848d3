'use client';

import { useEffect, type RefObject } from 'react';

const property = '--forecourt-bottom-bar';

/** Tells what else stands at the foot of the window how high this bar is while it shows, so that nothing lies under it. */
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
