'use client';

import { reportAwake, watchNear } from '@forecourt/ui';
import { startTransition, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';

export interface LateItemProps {
  className: string;
  /** Keeps its place in the list and is not shown. */
  hidden: boolean;
  /** Tells what it shows: another text, another card. */
  content: string;
  /** Stays as the server drew it for now; heard once. */
  waits: boolean;
  children: ReactNode;
}

/** Of what the server drew React knows nothing, and so leaves it as it is. */
const asDrawn = { __html: '' };

const stopsOf = (item: Element): HTMLElement[] => [...item.querySelectorAll<HTMLElement>('a, button')];

/**
 * An item that stays as the server drew it until the visitor comes near it or it has something else to show: most cards
 * of a page are never looked at, and to take all of them over is most of what a page does when its scripts come. It is
 * whole without that, and its links work. What no server drew does not wait.
 */
export function LateItem({ className, hidden, content, waits, children }: LateItemProps) {
  const [drawn, setDrawn] = useState(waits ? content : null);
  const [hasWaited] = useState(waits);
  const isDrawn = drawn !== null && drawn === content;
  // For good: what was drawn is gone from the page then.
  if (drawn !== null && !isDrawn) setDrawn(null);
  const place = useRef<HTMLLIElement | null>(null);
  /** Which of its links and buttons had the focus as it came alive. */
  const focused = useRef(-1);
  /** Which of its buttons was tapped before it was alive. */
  const tapped = useRef(-1);

  useEffect(() => {
    if (!isDrawn) return undefined;
    // What is drawn stays until the live card is ready to take its place.
    return watchNear(place.current, () => startTransition(() => setDrawn(null)));
  }, [isDrawn]);

  // What was tapped meanwhile is repeated then, where the page keeps early taps.
  useEffect(() => {
    if (hasWaited && !isDrawn) reportAwake();
  }, [hasWaited, isDrawn]);

  const asServed = useCallback((item: HTMLLIElement) => {
    place.current = item;
    return () => {
      focused.current = stopsOf(item).findIndex((stop) => stop === document.activeElement);
    };
  }, []);
  const asLive = useCallback((item: HTMLLIElement) => {
    place.current = item;
    if (focused.current >= 0) stopsOf(item)[focused.current]?.focus({ preventScroll: true });
    const button = stopsOf(item)[tapped.current];
    // Once it is alive for the framework too.
    if (button) queueMicrotask(() => button.click());
    focused.current = -1;
    tapped.current = -1;
    return () => undefined;
  }, []);

  if (!isDrawn) {
    return (
      <li key="live" ref={asLive} className={className} hidden={hidden}>
        {children}
      </li>
    );
  }
  if (typeof window === 'undefined') {
    return (
      <li data-not-live="" className={className} hidden={hidden}>
        {children}
      </li>
    );
  }
  return (
    <li
      key="drawn"
      ref={asServed}
      data-not-live=""
      className={className}
      hidden={hidden}
      onClickCapture={({ currentTarget, target }) => {
        const button = (target as Element).closest('button');
        if (!button) return;
        tapped.current = stopsOf(currentTarget).indexOf(button);
        setDrawn(null);
      }}
      suppressHydrationWarning
      dangerouslySetInnerHTML={asDrawn}
    />
  );
}
