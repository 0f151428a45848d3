'use client';

import { useId, useRef, type MouseEvent, type ReactNode, type ToggleEvent } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Sheet.css.ts';

export interface SheetProps {
  /** By which a `SheetButton` opens it. Once per page. */
  id: string;
  /** Names it for screen readers, and stands over the content while it is open. */
  title: string;
  /** Stays in sight over the scrolling content while it is open. */
  summary?: ReactNode;
  /** Stays in sight under the scrolling content while it is open. A button of type "submit" in it closes the sheet. */
  footer: ReactNode;
  /** Content; scrolls where it is higher than the window. */
  children: ReactNode;
}

const closeFromVeil = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
  if (target === currentTarget) currentTarget.close();
};

/**
 * Content that stands in its place on wide windows, and on narrow ones behind a button, over the page. A native dialog,
 * so it opens and closes before its scripts have come; its fields belong to the page either way.
 */
export function Sheet({ id, title, summary, footer, children }: SheetProps) {
  const titleId = useId();
  const body = useRef<HTMLDivElement>(null);
  /** Not every browser remembers how far something was scrolled that is not shown. */
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
      <div className={styles.header}>
        <div id={titleId}>
          <Heading level={2} size="large">
            {title}
          </Heading>
        </div>
        <form method="dialog">
          <IconButton type="submit" label="Close" icon="close" />
        </form>
      </div>
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
