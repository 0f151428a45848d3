'use client';

import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether an element has come near the viewport. Stays true afterwards; false on the server.
 * @param present whether the element is on the page at all
 */
export function useSeen(target: RefObject<HTMLElement | null>, present = true): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const element = target.current;
    if (seen || !element) return undefined;
    if (typeof IntersectionObserver === 'undefined') {
      const timer = setTimeout(() => setSeen(true));
      return () => clearTimeout(timer);
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setSeen(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [seen, target, present]);
  return seen;
}
