import { addPageStep } from '@forecourt/ui';
import { useEffect, useRef, useState } from 'react';

/** State of a dialog that the Back button closes: opening adds a history entry with this hash, closing removes it. */
export function useHashOpen(hash: string) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLElement | null>(null);

  useEffect(() => {
    if (!open) return;
    const follow = () => {
      if (window.location.hash !== hash) setOpen(false);
    };
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [open, hash]);

  // Runs after the overlay has released the focus, which it does not restore when it was opened by script.
  useEffect(() => {
    if (open || !opener.current) return;
    const target = opener.current;
    const timer = setTimeout(() => target.focus(), 0);
    return () => clearTimeout(timer);
  }, [open]);

  return {
    open,
    show: (from: HTMLElement) => {
      opener.current = from;
      addPageStep(hash);
      setOpen(true);
    },
    hide: () => {
      setOpen(false);
      if (window.location.hash === hash) window.history.back();
    },
  };
}
