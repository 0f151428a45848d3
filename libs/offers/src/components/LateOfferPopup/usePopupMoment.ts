'use client';

import { useEffect, useRef, useState } from 'react';
import type { PopupOffer } from '../../model/offerCards.ts';
import {
  hasEnded,
  isPutAway,
  mayShowPopup,
  popupAfterMs,
  popupAfterPart,
  popupFromView,
} from '../../model/popupRules.ts';
import { closedStore, countView } from './popupMemory.ts';

/** Something else already needs attention: a menu, a form, the consent banner. */
const isBusy = (): boolean => document.querySelector('dialog[open], [role="dialog"], [role="alertdialog"]') !== null;

/** Share of the page that has been visible. */
const seenPart = (): number => (window.scrollY + window.innerHeight) / document.documentElement.scrollHeight;

/** A page that fits the window does not count as half read when opened. */
const isLong = (): boolean => document.documentElement.scrollHeight > window.innerHeight * 1.5;

/** Milliseconds until it tries again if something else was open. */
const laterMs = 5_000;

/**
 * When to show the popup: on an informational page, from the second page view on, after 20 seconds or half of the page,
 * unless it was closed in the last month.
 */
export function usePopupMoment(offer: PopupOffer, { site, path }: { site: string; path: string }): boolean {
  const [moment, setMoment] = useState<string | null>(null);
  const counted = useRef<{ path: string; views: number | null } | null>(null);

  useEffect(() => {
    if (counted.current?.path !== path) counted.current = { path, views: countView(site) };
    const { views } = counted.current;
    if (views === null || views < popupFromView || !mayShowPopup(path)) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const come = () => {
      const now = new Date();
      if (isPutAway(closedStore(site).current(), now) || hasEnded(offer, now)) return stop();
      if (isBusy()) {
        clearTimeout(timer);
        timer = setTimeout(come, laterMs);
        return undefined;
      }
      stop();
      return setMoment(path);
    };
    const onScroll = () => {
      if (isLong() && seenPart() >= popupAfterPart && window.scrollY > 0) come();
    };
    const stop = () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', onScroll);
    };
    timer = setTimeout(come, popupAfterMs);
    window.addEventListener('scroll', onScroll, { passive: true });
    return stop;
  }, [offer, site, path]);

  return moment === path;
}
