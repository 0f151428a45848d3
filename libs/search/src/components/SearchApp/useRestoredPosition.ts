'use client';

import { createStore, useStore } from '@forecourt/ui';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useInstantSearch } from 'react-instantsearch';

interface Position {
  /** Scroll position of the page, in pixels. */
  scrolled: number;
  /** The card the visitor looked at, by its link, and its distance from the window's upper edge in pixels. */
  card: { href: string; top: number } | null;
}

/** Where each address was left; kept for this visit only. */
const positions = new Map<string, Position>();
interface Return {
  /** Address that the visitor is returning to. */
  to: string;
  left: Position | undefined;
}

/** Captured at once on return: a page that is still short scrolls, and would overwrite the position. */
const returning = createStore<Return | null>(null);
let listening = false;

const address = (): string => `${window.location.pathname}${window.location.search}`;

/** Registered for the whole visit, because the visitor returns while another page is shown. */
function noticeReturns(): void {
  if (listening) return;
  listening = true;
  const begin = () => {
    returning.set({ to: address(), left: positions.get(address()) });
  };
  window.addEventListener('popstate', begin, { capture: true });
}

const cardsOf = (list: Element | null): Element[] => [...(list?.querySelectorAll('li:has(article)') ?? [])];
const hrefOf = (card: Element | undefined) => card?.querySelector('a')?.getAttribute('href') ?? null;

/** The chosen card, or else the first visible one. */
function positionOf(list: Element | null, chosen: Element | null): Position {
  const cards = cardsOf(list);
  const card = cards.find((one) => one.contains(chosen)) ?? cards.find((one) => one.getBoundingClientRect().bottom > 0);
  const href = hrefOf(card);
  return {
    scrolled: window.scrollY,
    card: card && href !== null ? { href, top: card.getBoundingClientRect().top } : null,
  };
}

/**
 * Scroll position at which the card stands where it stood: not all cards above it were laid out when the page was left.
 */
function scrollOf(list: Element | null, { scrolled, card }: Position): number {
  const again = card && cardsOf(list).find((one) => hrefOf(one) === card.href);
  return again ? window.scrollY + again.getBoundingClientRect().top - card.top : scrolled;
}

// React warns about layout effects on the server.
const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Whether the visitor is returning to this list, known before or after it was rendered; the page must have its full
 * height in that case.
 */
export function useCameBack(): boolean {
  const isReturn = useStore(returning, null)?.to === (typeof window === 'undefined' ? null : address());
  const [cameBack, setCameBack] = useState(isReturn);
  if (isReturn && !cameBack) setCameBack(true);
  return cameBack;
}

/**
 * Restores a list's scroll position when the visitor returns to it. The browser tries that itself, but before the
 * vehicles have loaded, and stops where the page then ends.
 * @param list what holds the cards
 */
export function useRestoredPosition(list: RefObject<Element | null>): void {
  const { results } = useInstantSearch({ catchError: true });
  const answered = !results.__isArtificial;
  useEffect(() => {
    noticeReturns();
    /** The pending frame in which the cards are measured: scroll events arrive more often than the page is painted. */
    let frame: { id: number; at: string } | null = null;
    const onScroll = () => {
      if (frame) return;
      const at = address();
      const id = requestAnimationFrame(() => {
        frame = null;
        if (at === address()) positions.set(at, positionOf(list.current, null));
      });
      frame = { id, at };
    };
    const endFrame = () => {
      if (frame) cancelAnimationFrame(frame.id);
      frame = null;
    };
    const onClick = ({ target }: Event) => {
      endFrame();
      positions.set(address(), positionOf(list.current, target instanceof Element ? target : null));
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    // Runs before the chosen page replaces this one.
    window.addEventListener('click', onClick, { capture: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('click', onClick, { capture: true });
      if (frame?.at === address()) positions.set(frame.at, { scrolled: window.scrollY, card: null });
      endFrame();
    };
  }, [list]);
  const back = useStore(returning, null);
  const isPainted = useRef(false);
  useEffect(() => {
    isPainted.current = answered;
  }, [answered]);
  useBeforePaint(() => {
    if (!answered || back === null) return;
    returning.set(null);
    // A list that has been painted before is restored by the search library and the browser.
    if (!isPainted.current && back.to === address() && back.left) {
      window.scrollTo({ top: scrollOf(list.current, back.left), behavior: 'instant' });
    }
  }, [answered, back, list]);
}
