'use client';

import { useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds. A pointer that rests means it, one that passes by does not; and one that slips off may come back. */
const waits = { intent: 500, next: 100, hold: 500 };

/**
 * Which dropdown of a menu is open. A press opens and closes at once; a hovering pointer opens after a delay, and moves
 * from an open dropdown to its neighbour without one.
 */
export function useDropdowns() {
  const [open, setOpen] = useState<string | null>(null);
  const pending = useRef<{ name: string | null; timer: number } | null>(null);

  const forget = useCallback(() => {
    if (pending.current) window.clearTimeout(pending.current.timer);
    pending.current = null;
  }, []);
  useEffect(() => forget, [forget]);

  const later = (name: string | null, wait: number) => {
    if (pending.current?.name === name && pending.current !== null) return;
    forget();
    if (name === open) return;
    const timer = window.setTimeout(() => {
      pending.current = null;
      setOpen(name);
    }, wait);
    pending.current = { name, timer };
  };
  const show = (name: string | null) => {
    forget();
    setOpen(name);
  };
  return {
    open,
    show,
    /** The pointer is over an entry; null for one that opens nothing. */
    over: (name: string | null) => later(name, open === null ? waits.intent : waits.next),
    /** The pointer has left the menu. */
    leave: () => later(null, waits.hold),
  };
}
