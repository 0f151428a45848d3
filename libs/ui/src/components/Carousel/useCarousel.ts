import { useCallback, useEffect, useRef, useState } from 'react';
import { isRightToLeft, scrolledFromStart } from '../../direction/direction.ts';

interface Place {
  index: number;
  atStart: boolean;
  atEnd: boolean;
}

/** Before the row has been measured both buttons are hidden, as they are without JavaScript. */
const unmeasured: Place = { index: 0, atStart: true, atEnd: true };

/** Tracks the position of a scrolling row and moves it by its visible width. */
export function useCarousel(count: number) {
  const track = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState(unmeasured);

  useEffect(() => {
    const row = track.current;
    if (!row) return undefined;
    const measure = () => {
      const { clientWidth, scrollWidth } = row;
      const scrolled = scrolledFromStart(row);
      setPlace({
        index: clientWidth === 0 ? 0 : Math.round(scrolled / clientWidth),
        atStart: scrolled < 8,
        atEnd: scrolled + clientWidth > scrollWidth - 8,
      });
    };
    row.addEventListener('scroll', measure, { passive: true });
    // Also reports the row once it has been laid out: to measure it now would lay out the page.
    const watcher = new ResizeObserver(measure);
    watcher.observe(row);
    return () => {
      row.removeEventListener('scroll', measure);
      watcher.disconnect();
    };
  }, [count]);

  const move = useCallback((direction: 1 | -1) => {
    const row = track.current;
    row?.scrollBy({ left: (isRightToLeft(row) ? -direction : direction) * row.clientWidth });
  }, []);

  return { track, move, ...place };
}
