'use client';

import { reportAwake, watchNear } from '@forecourt/ui';
import { startTransition, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import type { DrawnCards } from '../../model/drawnCards.ts';

export interface LateItemProps {
  className: string;
  /** Hidden: it keeps its place in the list but is not visible. */
  hidden: boolean;
  /** Changes when the content changes: another text, another card. */
  content: string;
  /** Whether the item may stay unhydrated for now; read only on the first render. */
  waits: boolean;
  /** Cards that the server has drawn before. @default none */
  drawnCards?: DrawnCards;
  children: ReactNode;
}

/** React does not track the content of this server HTML, so it leaves it unchanged. */
const asDrawn = { __html: '' };

const stopsOf = (item: Element): HTMLElement[] => [...item.querySelectorAll<HTMLElement>('a, button')];

/**
 * A list item that keeps its server HTML until the visitor comes near it or its content changes. Most cards of a page
 * are never looked at, and hydrating all of them is most of the work when a page's scripts start. The item is complete
 * without hydration, and its links work. An item that was not server-rendered does not wait.
 */
export function LateItem({ className, hidden, content, waits, drawnCards, children }: LateItemProps) {
  const [drawn, setDrawn] = useState(waits ? content : null);
  const [hasWaited] = useState(waits);
  const isDrawn = drawn !== null && drawn === content;
  // Final: from here on the server HTML is gone from the page.
  if (drawn !== null && !isDrawn) setDrawn(null);
  const place = useRef<HTMLLIElement | null>(null);
  /** Height of the server HTML in pixels: the live card may take its place out of sight, without being laid out. */
  const [height, setHeight] = useState<number>();
  /** Index of the link or button that had the focus when the item hydrated. */
  const focused = useRef(-1);
  /** Index of the button that was tapped before hydration. */
  const tapped = useRef(-1);

  useEffect(() => {
    if (!isDrawn) return undefined;
    // The server HTML stays until the live card is ready to replace it.
    return watchNear(place.current, () => {
      const { height: laidOut } = place.current?.getBoundingClientRect() ?? {};
      startTransition(() => {
        setHeight(laidOut);
        setDrawn(null);
      });
    });
  }, [isDrawn]);

  // Taps made in between are replayed, where the page records early taps.
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
    // Runs when the framework has hydrated the item too.
    if (button) queueMicrotask(() => button.click());
    focused.current = -1;
    tapped.current = -1;
    return () => undefined;
  }, []);

  if (!isDrawn) {
    return (
      <li
        key="live"
        ref={asLive}
        className={className}
        hidden={hidden}
        style={height === undefined ? undefined : { containIntrinsicBlockSize: `auto ${height}px` }}
      >
        {children}
      </li>
    );
  }
  if (typeof window === 'undefined') {
    const card = drawnCards?.find(content);
    const item = { 'data-not-live': '', 'data-later': '', className, hidden };
    if (card && 'html' in card) return <li {...item} dangerouslySetInnerHTML={{ __html: card.html }} />;
    // The host reads the card behind this attribute, which must be the last one, and takes the attribute away.
    return (
      <li {...item} data-drawn-as={card?.name}>
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
