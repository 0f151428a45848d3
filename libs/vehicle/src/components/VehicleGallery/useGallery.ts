'use client';

import { useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds of rest after which a swipe has arrived at its picture. */
const settled = 100;

/** Which picture is in sight, and how to get to another. The track scrolls itself; this only follows and leads. */
export function useGallery(count: number) {
  const root = useRef<HTMLElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (element.clientWidth > 0) setIndex(Math.round(element.scrollLeft / element.clientWidth));
      }, settled);
    };
    element.addEventListener('scroll', follow, { passive: true });
    return () => {
      clearTimeout(timer);
      element.removeEventListener('scroll', follow);
    };
  }, []);

  const show = useCallback(
    (wanted: number) => {
      const next = Math.min(count - 1, Math.max(0, wanted));
      setIndex(next);
      const element = track.current;
      if (element) element.scrollLeft = next * element.clientWidth;
    },
    [count],
  );

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const step = (event: KeyboardEvent) => {
      if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
      event.preventDefault();
      show(index + (event.key === 'ArrowRight' ? 1 : -1));
    };
    element.addEventListener('keydown', step);
    return () => element.removeEventListener('keydown', step);
  }, [index, show]);

  return { root, track, index, show };
}
