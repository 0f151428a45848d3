'use client';

import { useSyncExternalStore } from 'react';
import { isMarkedSignedIn } from '../model/signInLink.ts';

const listeners = new Set<() => void>();
/** What the cookies said last: to read them is slow, and every card of a list asks. */
let marked: boolean | null = null;

/** Looks again whether somebody is signed in: for changes that no browser tells of, such as another page in place. */
export function recheckSignedIn(): void {
  marked = null;
  listeners.forEach((listener) => listener());
}

const cookieStoreOf = (page: Window) => (page as { cookieStore?: EventTarget }).cookieStore;

/** Told when another tab may have signed in or out, or this page comes back from the browser's memory. */
function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    cookieStoreOf(window)?.addEventListener('change', recheckSignedIn);
    window.addEventListener('pageshow', recheckSignedIn);
    document.addEventListener('visibilitychange', recheckSignedIn);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    marked = null;
    cookieStoreOf(window)?.removeEventListener('change', recheckSignedIn);
    window.removeEventListener('pageshow', recheckSignedIn);
    document.removeEventListener('visibilitychange', recheckSignedIn);
  };
}

function isSignedIn(): boolean {
  // Nobody is told of changes while nobody listens.
  if (listeners.size === 0) return isMarkedSignedIn(document.cookie);
  marked ??= isMarkedSignedIn(document.cookie);
  return marked;
}

/**
 * Whether this browser is marked as signed in; false on the server and while the page comes alive, so that pages are
 * the same for everybody. The mark opens nothing: what a visitor may see is checked where it is kept.
 */
export function useSignedInMark(): boolean {
  return useSyncExternalStore(subscribe, isSignedIn, () => false);
}
