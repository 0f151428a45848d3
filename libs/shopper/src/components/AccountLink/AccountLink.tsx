'use client';

import { Icon, SiteLink } from '@forecourt/ui';
import { useSyncExternalStore } from 'react';
import { isMarkedSignedIn, signInPath } from '../../model/signIn.ts';
import * as styles from './AccountLink.css.ts';

export interface AccountLinkProps {
  /** Page with what the visitor keeps. @default '/my-garage' */
  garagePath?: string;
}

/** Told when another tab may have signed in or out, or this page comes back from the browser's memory. */
function subscribe(listener: () => void): () => void {
  const store = (window as { cookieStore?: EventTarget }).cookieStore;
  store?.addEventListener('change', listener);
  window.addEventListener('pageshow', listener);
  document.addEventListener('visibilitychange', listener);
  return () => {
    store?.removeEventListener('change', listener);
    window.removeEventListener('pageshow', listener);
    document.removeEventListener('visibilitychange', listener);
  };
}

const isSignedIn = () => isMarkedSignedIn(document.cookie);

/**
 * The header's way to the garage, or to sign in first. Reads a mark in the browser, so that pages are the same for
 * everybody; what the visitor may see is checked by the page it leads to.
 */
export function AccountLink({ garagePath = '/my-garage' }: AccountLinkProps) {
  const signedIn = useSyncExternalStore(subscribe, isSignedIn, () => false);
  const label = signedIn ? 'My garage' : 'Sign in';
  const href = signedIn ? garagePath : signInPath({ type: 'garage', redirect: garagePath, back: '/' });
  return (
    <SiteLink className={styles.link} href={href} aria-label={label}>
      <Icon name="user" />
      <span className={styles.words}>{label}</span>
    </SiteLink>
  );
}
