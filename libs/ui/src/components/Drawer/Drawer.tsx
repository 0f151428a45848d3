'use client';

import { lazy, Suspense, useState, type ReactNode } from 'react';

export const drawerSides = ['left', 'right'] as const;

export interface DrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** @default 'right' */
  side?: (typeof drawerSides)[number];
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
