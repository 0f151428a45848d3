'use client';

import { useEffect, useLayoutEffect, useState } from 'react';
import { useInstantSearch } from 'react-instantsearch';

/** How far each address was scrolled when it was left, for as long as the visit lasts. */
const positions = new Map<string, number>();
/** Taken at once when the visitor comes back: a page that is still short scrolls, and would be noted. */
let returning: { to: string; kept: number | undefined } | null = null;
let listening = false;

const address = (): string => `${window.location.pathname}${window.location.search}`;

/** Stays for the whole visit: the visitor comes back while another page stands here. */
function noticeReturns(): void {
  if (listening) return;
  listening = true;
  const begin = () => {
    returning = { to: address(), kept: positions.get(address()) };
  };
  window.addEventListener('popstate', begin, { capture: true });
}

// The server has no layout and would only warn.
const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** Whether the visitor came back to this list: the page must have its true height then. */
export function useCameBack(): boolean {
  const [cameBack] = useState(() => returning !== null && returning.to === address());
  return cameBack;
}

/**
 * Puts a list back where it was left when the visitor comes back to it. The browser tries that itself, but before the
 * vehicles are there, and stops where the page then ends.
 */
export function useKeptPosition(): void {
  const { results } = useInstantSearch({ catchError: true });
  const answered = !results.__isArtificial;
  useEffect(() => {
    noticeReturns();
    const note = () => void positions.set(address(), window.scrollY);
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, []);
  useBeforePaint(() => {
    if (!answered || returning === null) return;
    const { to, kept } = returning;
    returning = null;
    if (to === address() && kept !== undefined) window.scrollTo({ top: kept, behavior: 'instant' });
  }, [answered]);
}
