'use client';

import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { pictureAt } from './cardPictures.ts';

/** A pointer on its way elsewhere crosses a card faster than this. In milliseconds. */
const passingTime = 120;

/**
 * Lets a mouse look through a row of pictures by moving across it, and a finger by swiping. The row's own scrolling is
 * the only place that knows which picture is in sight.
 */
export function useHoverPictures(count: number) {
  const track = useRef<HTMLDivElement>(null);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [hasBegun, setHasBegun] = useState(false);
  const [index, setIndex] = useState(0);

  useEffect(() => () => clearTimeout(resting.current), []);

  const follow = ({ pointerType, clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const row = track.current;
    if (pointerType === 'touch' || !row || count < 2) return;
    if (!hasBegun) resting.current ??= setTimeout(() => setHasBegun(true), passingTime);
    else {
      const { left, width } = currentTarget.getBoundingClientRect();
      if (width > 0) row.scrollLeft = pictureAt((clientX - left) / width, count) * row.clientWidth;
    }
  };

  const handlers = {
    onPointerEnter: follow,
    onPointerMove: follow,
    onPointerDown: ({ pointerType }: PointerEvent<HTMLElement>) => {
      const row = track.current;
      if (pointerType === 'touch' && row && getComputedStyle(row).overflowX !== 'hidden') setHasBegun(true);
    },
    onPointerLeave: ({ pointerType }: PointerEvent<HTMLElement>) => {
      clearTimeout(resting.current);
      resting.current = undefined;
      if (pointerType !== 'touch' && track.current) track.current.scrollLeft = 0;
    },
  };
  const onScroll = () => {
    const row = track.current;
    if (!row || row.clientWidth === 0) return;
    setHasBegun(true);
    setIndex(Math.round(row.scrollLeft / row.clientWidth));
  };

  return { track, index, hasBegun, handlers, onScroll };
}
