'use client';

import { forwardKey, scrolledFromStart, scrollFromStart } from '@forecourt/ui';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds without scrolling after which a swipe counts as finished. */
const settled = 100;

const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index) => index + 1,
  ArrowLeft: (index) => index - 1,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** The visible picture, and how to move to another. The browser scrolls the track; this hook observes and steers it. */
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
        if (element.clientWidth > 0) setIndex(Math.round(scrolledFromStart(element) / element.clientWidth));
      }, settled);
    };
    element.addEventListener('scroll', follow, { passive: true });
    // Swiped before it was awake.
    if (scrolledFromStart(element) > 0) follow();
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
      if (!element) return;
      scrollFromStart(element, next * element.clientWidth);
      // The focus moves along with the visible picture.
      if (element.contains(document.activeElement)) {
        element.children[next]?.querySelector('a')?.focus({ preventScroll: true });
      }
    },
    [count],
  );

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const step = (event: KeyboardEvent) => {
      const to = steps[forwardKey(event.key, element)];
      if (!to || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      show(to(index, count));
    };
    element.addEventListener('keydown', step);
    return () => element.removeEventListener('keydown', step);
  }, [count, index, show]);

  /** Restores the focus: to the visible picture if it came from one, else to where it came from. */
  const focusBack = (from: HTMLElement) => {
    const row = track.current;
    const target = row?.contains(from) ? row.querySelector<HTMLElement>('a:not([tabindex])') : from;
    if (target?.isConnected) target.focus({ preventScroll: true });
  };

  return { root, track, index, show, focusBack };
}
