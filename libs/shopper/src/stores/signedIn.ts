'use client';

import { createOutsideStore, useStore } from '@forecourt/ui';
import { isMarkedSignedIn } from '../model/signInLink.ts';

const cookieStoreOf = (page: Window) => (page as { cookieStore?: EventTarget }).cookieStore;

/** Called when another tab may have signed in or out, or this page comes back from the browser's memory. */
function watch(refresh: () => void): () => void {
  cookieStoreOf(window)?.addEventListener('change', refresh);
  window.addEventListener('pageshow', refresh);
  document.addEventListener('visibilitychange', refresh);
  return () => {
    cookieStoreOf(window)?.removeEventListener('change', refresh);
    window.removeEventListener('pageshow', refresh);
    document.removeEventListener('visibilitychange', refresh);
  };
}

/** What the cookies say: to read them is slow, and every card of a list asks. */
const mark = createOutsideStore(() => isMarkedSignedIn(document.cookie), watch);

/** Looks again whether somebody is signed in: for changes that no browser reports, such as another page in place. */
export const recheckSignedIn = (): void => mark.refresh();

/**
 * Whether this browser is marked as signed in; false on the server and while the page comes alive, so that pages are
 * the same for everybody. The mark opens nothing: what a visitor may see is checked where it is kept.
 */
export function useSignedInMark(): boolean {
  return useStore(mark, false);
}
