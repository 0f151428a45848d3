'use client';

import { Icon, SiteLink } from '@forecourt/ui';
import { signInPath } from '../../model/signInLink.ts';
import { useSignedInMark } from '../../stores/signedIn.ts';
import * as styles from './AccountLink.css.ts';

export interface AccountLinkProps {
  /** Page with what the visitor keeps. @default '/my-garage' */
  garagePath?: string;
}

/**
 * The header's way to the garage, or to sign in first. Reads a mark in the browser, so that pages are the same for
 * everybody; what the visitor may see is checked by the page it leads to.
 */
export function AccountLink({ garagePath = '/my-garage' }: AccountLinkProps) {
  const signedIn = useSignedInMark();
  const label = signedIn ? 'My garage' : 'Sign in';
  const href = signedIn ? garagePath : signInPath({ type: 'garage', redirect: garagePath, back: '/' });
  return (
    <SiteLink className={styles.link} href={href} aria-label={label}>
      <Icon name="user" />
      <span className={styles.words}>{label}</span>
    </SiteLink>
  );
}
