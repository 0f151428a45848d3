'use client';

import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { reportAwake } from '../../early/earlyTaps.ts';

export interface DrawnContentProps {
  /** The dialog that it stands in. */
  dialog: RefObject<HTMLDialogElement | null>;
  /** What is drawn by the server, and live later. */
  children: ReactNode;
}

/** Of what the server drew React knows nothing, and so leaves it as it is. */
const asDrawn = { __html: '' };

/** Whether a visitor has begun something in it that would be lost with the elements. */
function isInUse(content: Element): boolean {
  const fields = [...content.querySelectorAll<HTMLInputElement>('input')];
  return (
    content.contains(document.activeElement) ||
    content.querySelector('details[open]') !== null ||
    fields.some((field) => field.value !== field.defaultValue)
  );
}

/**
 * Content of a native dialog: as the server drew it until the dialog is open and the page awake, then live. What a visitor
 * has begun in it before stays as drawn until the dialog is opened next.
 */
export function DrawnContent({ dialog, children }: DrawnContentProps) {
  const content = useRef<HTMLDivElement>(null);
  const [isLive, setIsLive] = useState(false);

  useEffect(() => {
    const panel = dialog.current;
    if (!panel || isLive) return undefined;
    const look = () => {
      if (panel.open && content.current && !isInUse(content.current)) setIsLive(true);
    };
    look();
    const watcher = new MutationObserver(look);
    watcher.observe(panel, { attributeFilter: ['open'] });
    return () => watcher.disconnect();
  }, [dialog, isLive]);
  useEffect(() => {
    if (isLive) reportAwake();
  }, [isLive]);

  if (typeof window === 'undefined') return <div data-not-live="">{children}</div>;
  if (isLive) return <div key="live">{children}</div>;
  return <div key="drawn" data-not-live="" ref={content} suppressHydrationWarning dangerouslySetInnerHTML={asDrawn} />;
}
