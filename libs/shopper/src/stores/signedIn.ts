'use client';

import { createOutsideStore, useStore } from '@forecourt/ui';
import { isMarkedSignedIn } from '../model/signInLink.ts';

const cookieStoreOf = (page: Window) => (page as { cookieStore?: EventTarget }).cookieStore;

/** Called when another tab may have signed in or out, or when this page is restored from the back/forward cache. */
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

/** Cached result of reading the cookies, which is slow and which every card of a list needs. */
const mark = createOutsideStore(() => isMarkedSignedIn(document.cookie), watch);

/** Checks the sign-in state again, for changes that no browser reports, such as a client-side navigation. */
export const recheckSignedIn = (): void => mark.refresh();

/**
 * Whether this browser is marked as signed in; false on the server and during hydration, so that pages are the same for
 * everybody. The mark grants no access: the server checks the session.
 */
export function useSignedInMark(): boolean {
  return useStore(mark, false);
}
