'use client';

import { lazy, Suspense, useState, type ReactNode } from 'react';

export const dialogSizes = ['normal', 'wide', 'sheet'] as const;

export interface DialogProps {
  /** Whether it is open. */
  open: boolean;
  /** Called to open or close it; the page controls `open`. */
  onOpenChange: (open: boolean) => void;
  /** Heading, which is also the accessible name. */
  title: string;
  /** A sentence under the title, announced with it. */
  description?: string;
  /** 'sheet' fills the screen on phones. @default 'normal' */
  size?: (typeof dialogSizes)[number];
  /** Content; scrolls where it is higher than the window. */
  children: ReactNode;
  /** Fixed under the scrolling content, usually the main action. */
  footer?: ReactNode;
}

const Panel = lazy(() => import('./DialogPanel.tsx').then(({ DialogPanel }) => ({ default: DialogPanel })));

/** A modal dialog. Escape, the backdrop and the cross close it; the focus returns to where it was. */
export function Dialog(props: DialogProps) {
  const [wanted, setWanted] = useState(props.open);
  if (props.open && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <Panel {...props} />
    </Suspense>
  );
}
