'use client';

import { lazy, Suspense, useState, type ReactNode } from 'react';

export const drawerSides = ['left', 'right'] as const;

export interface DrawerProps {
  /** Whether it is shown. */
  open: boolean;
  /** Asks to be opened or closed; the page decides by `open`. */
  onOpenChange: (open: boolean) => void;
  /** Heading, which also names the panel for screen readers. */
  title: string;
  /** Edge of the window that it comes from. @default 'right' */
  side?: (typeof drawerSides)[number];
  /** Content; scrolls where it is higher than the window. */
  children: ReactNode;
}

const Panel = lazy(() => import('./DrawerPanel.tsx').then(({ DrawerPanel }) => ({ default: DrawerPanel })));

/** A panel from the side: menus, comparisons, saved vehicles. */
export function Drawer(props: DrawerProps) {
  const [wanted, setWanted] = useState(props.open);
  if (props.open && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <Panel {...props} />
    </Suspense>
  );
}
