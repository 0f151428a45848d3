'use client';

import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { reportAwake } from '../../early/earlyTaps.ts';

export interface DrawnContentProps {
  /** Ref to the surrounding dialog. */
  dialog: RefObject<HTMLDialogElement | null>;
  /** Rendered by the server, and hydrated later. */
  children: ReactNode;
}

/** React does not track the content of this server HTML, so it leaves it unchanged. */
const asDrawn = { __html: '' };

/** Whether a visitor has started an interaction in it that replacing its elements would lose. */
function isInUse(content: Element): boolean {
  const fields = [...content.querySelectorAll<HTMLInputElement>('input')];
  return (
    content.contains(document.activeElement) ||
    content.querySelector('details[open]') !== null ||
    fields.some((field) => field.value !== field.defaultValue)
  );
}

/**
 * Content of a native dialog: server HTML until the dialog is open and the page hydrated, then live. If a visitor has
 * started an interaction in it before, it stays server HTML until the dialog is opened again.
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
