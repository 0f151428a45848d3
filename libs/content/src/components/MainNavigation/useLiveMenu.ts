'use client';

import { useRef, useState, type ComponentType } from 'react';
import type { LiveNavigationProps } from './LiveNavigation.tsx';

const load = () => import('./LiveNavigation.tsx');

interface LiveMenu extends Pick<LiveNavigationProps, 'open' | 'takesFocus'> {
  Menu: ComponentType<LiveNavigationProps>;
}

/** Brings the menu's behaviour when it is wanted, and then opens what the visitor was about to open. */
export function useLiveMenu() {
  const [live, setLive] = useState<LiveMenu | null>(null);
  const wanted = useRef<{ name: string; pressed: boolean } | null>(null);

  const warm = () => {
    load().catch(() => undefined);
  };

  const want = (name: string, url: string, pressed: boolean) => {
    const isFirst = wanted.current === null;
    wanted.current = { name, pressed: pressed || wanted.current?.pressed === true };
    if (!isFirst) return;
    load().then(
      ({ LiveNavigation }) => {
        const { name: open = '', pressed: takesFocus = false } = wanted.current ?? {};
        setLive({ Menu: LiveNavigation, open, takesFocus });
      },
      () => {
        // The code did not come: the page behind the entry still works. A pointer that only passed by goes nowhere.
        const isPressed = wanted.current?.pressed;
        wanted.current = null;
        if (isPressed) window.location.assign(url);
      },
    );
  };

  /** The pointer has gone on before the menu came: it comes closed. */
  const letGo = () => {
    if (wanted.current && !wanted.current.pressed) wanted.current = { name: '', pressed: false };
  };

  return { live, warm, want, letGo };
}
