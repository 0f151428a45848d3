'use client';

import { useId, useRef, type MouseEvent, type ReactNode } from 'react';
import * as overlay from '../Overlay/Overlay.css.ts';
import { OverlayHeader } from '../Overlay/OverlayHeader.tsx';
import { drawer } from './Drawer.css.ts';
import { DrawnContent } from './DrawnContent.tsx';

export const drawerSides = ['left', 'right'] as const;

export interface DrawerProps {
  /** Id by which a `DrawerButton` opens it. Use once per page. */
  id: string;
  /** Heading, which is also the accessible name. */
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
 * A panel from the side, for menus. A native dialog, so it opens and closes before its scripts have loaded, and its
 * server HTML works meanwhile. Its content hydrates when it is opened.
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
      <OverlayHeader titleId={titleId} title={title} className={overlay.header} />
      {/* Long content must be scrollable by keyboard where it has nothing to focus. */}
      <div className={overlay.body} tabIndex={0}>
        <DrawnContent dialog={dialog}>{children}</DrawnContent>
      </div>
    </dialog>
  );
}
