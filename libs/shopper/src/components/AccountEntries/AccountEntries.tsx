'use client';

import { SiteLink, useSite } from '@forecourt/ui';
import { accountHref, accountWays } from '../../model/accountLinks.ts';
import { useSignedInMark } from '../../stores/signedIn.ts';
import { SignOutButton } from '../AccountMenu/SignOutButton.tsx';
import * as styles from './AccountEntries.css.ts';

export interface AccountEntriesProps {
  /** Server action that signs this browser out. */
  signOut: (data: FormData) => Promise<void>;
}

/** The visitor's account as the last entries of a menu: the same links as `AccountMenu` of the header. */
export function AccountEntries({ signOut }: AccountEntriesProps) {
  const { site } = useSite();
  const isSignedIn = useSignedInMark();
  const ways = isSignedIn ? accountWays(site) : [{ name: 'Sign in', href: accountHref }];
  return (
    <nav aria-label="My account">
      <p className={styles.title} aria-hidden="true">
        My account
      </p>
      <ul>
        {ways.map(({ name, href }) => (
          <li key={href}>
            <SiteLink className={styles.entry} href={href}>
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
      {isSignedIn && <SignOutButton className={styles.out} signOut={signOut} />}
    </nav>
  );
}
