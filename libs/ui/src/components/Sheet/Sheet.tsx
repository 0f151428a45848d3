'use client';

import { useId, useRef, type MouseEvent, type ReactNode, type ToggleEvent } from 'react';
import { OverlayHeader } from '../Overlay/OverlayHeader.tsx';
import * as styles from './Sheet.css.ts';

export interface SheetProps {
  /** Id by which a `SheetButton` opens it. Use once per page. */
  id: string;
  /** Accessible name, and heading of the content while it is open. */
  title: string;
  /** Fixed above the scrolling content while it is open. */
  summary?: ReactNode;
  /** Fixed under the scrolling content while it is open. A button of type "submit" in it closes the sheet. */
  footer: ReactNode;
  /** Content; scrolls where it is higher than the window. */
  children: ReactNode;
}

const closeFromVeil = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
  if (target === currentTarget) currentTarget.close();
};

/**
 * Content that is inline on wide windows, and on narrow ones in a sheet over the page. A native dialog, so it opens and
 * closes before its scripts have loaded; its fields belong to the page's form either way.
 */
export function Sheet({ id, title, summary, footer, children }: SheetProps) {
  const titleId = useId();
  const body = useRef<HTMLDivElement>(null);
  /** Not every browser keeps the scroll position of a hidden element. */
  const scrolled = useRef(0);
  const restore = ({ newState }: ToggleEvent<HTMLDialogElement>) => {
    if (newState === 'open' && body.current) body.current.scrollTop = scrolled.current;
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Escape closes a native dialog
    <dialog
      id={id}
      className={styles.sheet}
      aria-labelledby={titleId}
      onClick={closeFromVeil}
      onToggle={restore}
      closedby="any"
    >
      <OverlayHeader titleId={titleId} title={title} className={styles.header} />
      {summary !== undefined && <div className={styles.summary}>{summary}</div>}
      <div
        ref={body}
        className={styles.body}
        onScroll={({ currentTarget }) => {
          scrolled.current = currentTarget.scrollTop;
        }}
      >
        {children}
      </div>
      <form method="dialog" className={styles.footer}>
        {footer}
      </form>
    </dialog>
  );
}
