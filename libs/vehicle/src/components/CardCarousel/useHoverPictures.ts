'use client';

import { scrolledFromStart, scrollFromStart, shareFromStart } from '@forecourt/ui';
import { useEffect, useLayoutEffect, useRef, useState, type PointerEvent } from 'react';
import { pictureAt } from './cardPictures.ts';

/** Milliseconds that a pointer must rest on a card, so that passing over it has no effect. */
const passingTime = 120;

/**
 * Lets a mouse look through a row of pictures by moving across it, and a finger by swiping. The row's scroll position
 * is the only state that says which picture is visible.
 * @param owner the vehicle of the pictures: another one starts again
 */
export function useHoverPictures(owner: string, count: number) {
  const track = useRef<HTMLDivElement>(null);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [hasBegun, setHasBegun] = useState(false);
  const [index, setIndex] = useState(0);
  const [known, setKnown] = useState(owner);
  if (known !== owner) {
    setKnown(owner);
    setHasBegun(false);
    setIndex(0);
  }
  /** Whether the row may be scrolled: reading its position from the browser would force a layout. */
  const hasMoved = useRef(false);

  useEffect(() => () => clearTimeout(resting.current), []);
  useLayoutEffect(() => {
    clearTimeout(resting.current);
    resting.current = undefined;
    if (hasMoved.current && track.current) track.current.scrollLeft = 0;
    hasMoved.current = false;
  }, [owner]);

  const follow = ({ pointerType, clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const row = track.current;
    if (pointerType === 'touch' || !row || count < 2) return;
    if (!hasBegun) resting.current ??= setTimeout(() => setHasBegun(true), passingTime);
    else {
      scrollFromStart(row, pictureAt(shareFromStart(currentTarget, clientX), count) * row.clientWidth);
      hasMoved.current = true;
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
    // Back at its start, the row may already have been reused for the next vehicle.
    const scrolled = scrolledFromStart(row);
    if (scrolled > 0) {
      hasMoved.current = true;
      setHasBegun(true);
    }
    setIndex(Math.round(scrolled / row.clientWidth));
  };

  return { track, index, hasBegun, handlers, onScroll };
}
