'use client';

import { useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as overlay from '../Overlay/Overlay.css.ts';
import { drawer } from './Drawer.css.ts';
import { DrawnContent } from './DrawnContent.tsx';

export const drawerSides = ['left', 'right'] as const;

export interface DrawerProps {
  /** By which a `DrawerButton` opens it. Once per page. */
  id: string;
  /** Heading, which also names the panel for screen readers. */
  title: string;
  /** Edge of the window that it comes from. @default 'right' */
  side?: (typeof drawerSides)[number];
  /** Content; scrolls where it is higher than the window. A link in it closes the drawer. */
  children: ReactNode;
}

const closeFrom = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
  if (target === currentTarget || (target as Element).closest('a')) currentTarget.close();
};

/**
 * A panel from the side: menus. A native dialog, so it opens and closes before its scripts have come, and what it holds
 * works as far as HTML does. Its content wakes when it is opened.
 */
export function Drawer({ id, title, side = 'right', children }: DrawerProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Escape closes a native dialog
    <dialog
      ref={dialog}
      id={id}
      className={`${overlay.panel} ${drawer({ side })}`}
      aria-labelledby={titleId}
      onClick={closeFrom}
      closedby="any"
    >
      <div className={overlay.header}>
        <div id={titleId}>
          <Heading level={2} size="large">
            {title}
          </Heading>
        </div>
        <form method="dialog">
          <IconButton type="submit" label="Close" icon="close" />
        </form>
      </div>
      {/* Long content must scroll by keyboard where it holds nothing to focus. */}
      <div className={overlay.body} tabIndex={0}>
        <DrawnContent dialog={dialog}>{children}</DrawnContent>
      </div>
    </dialog>
  );
}
