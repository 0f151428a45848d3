import { useEffect, useRef, useState } from 'react';

/**
 * Something open above the page that the Back button closes: opening adds a step to the history with this hash,
 * closing takes the step back.
 */
export function useHashOpen(hash: string) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLElement | null>(null);

  useEffect(() => {
    if (!open) return;
    const follow = () => {
      if (window.location.hash !== hash) setOpen(false);
    };
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [open, hash]);

  // Runs after the overlay let go of the focus, which it gives to nobody when it was opened from outside.
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
      window.history.pushState(null, '', hash);
      setOpen(true);
    },
    hide: () => {
      setOpen(false);
      if (window.location.hash === hash) window.history.back();
    },
  };
}
