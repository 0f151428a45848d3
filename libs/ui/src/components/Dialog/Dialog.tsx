'use client';

import { lazy, Suspense, useState, type ReactNode } from 'react';

export const dialogSizes = ['normal', 'wide', 'sheet'] as const;

export interface DialogProps {
  /** Whether it is shown. */
  open: boolean;
  /** Asks to be opened or closed; the page decides by `open`. */
  onOpenChange: (open: boolean) => void;
  /** Heading, which also names the dialog for screen readers. */
  title: string;
  /** A sentence under the title, read out with it. */
  description?: string;
  /** 'sheet' fills the screen on phones. @default 'normal' */
  size?: (typeof dialogSizes)[number];
  /** Content; scrolls where it is higher than the window. */
  children: ReactNode;
  /** Stays in sight under the scrolling content: the main action. */
  footer?: ReactNode;
}

const Panel = lazy(() => import('./DialogPanel.tsx').then(({ DialogPanel }) => ({ default: DialogPanel })));

/** Asks for attention above the page. Escape, the veil and the cross close it; focus goes back where it came from. */
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
