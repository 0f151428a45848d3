'use client';

import { useEffect, useRef, type MouseEvent as ReactMouseEvent } from 'react';
import { shareWindow } from '../../model/share.ts';

/** Opens a small window for a social site; where the browser blocks it, the link works as a link. */
function openWindow(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-window]') : null;
  if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const { width, height } = shareWindow;
  const opened = window.open(link.href, '_blank', `popup,width=${width},height=${height}`);
  if (!opened) return;
  event.preventDefault();
  opened.opener = null;
}

/**
 * Turns a `details` element into a menu: Escape, a press elsewhere and a focus move close it, and Escape restores the
 * focus.
 */
export function useShareMenu(name: string, url: string) {
  const root = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const leave = (event: Event) => {
      if (element.open && event.target instanceof Node && !element.contains(event.target)) element.open = false;
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !element.open) return;
      element.open = false;
      element.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    element.addEventListener('keydown', escape);
    element.addEventListener('click', openWindow);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      element.removeEventListener('keydown', escape);
      element.removeEventListener('click', openWindow);
    };
  }, []);

  /** Opens the device's share sheet; the menu where there is none, or where the sheet would not open. */
  const press = async (event: ReactMouseEvent<HTMLElement>) => {
    const element = root.current;
    if (typeof navigator.share !== 'function' || element?.open) return;
    event.preventDefault();
    try {
      await navigator.share({ title: name, url });
    } catch (error) {
      const closedByVisitor = error instanceof DOMException && error.name === 'AbortError';
      if (!closedByVisitor && element) element.open = true;
    }
  };

  return { root, press };
}
