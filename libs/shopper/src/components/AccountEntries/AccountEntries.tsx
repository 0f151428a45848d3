'use client';

import { accountMenuMessages } from '@forecourt/domain/messages';
import { SiteLink, useSite } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
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
  const say = useWords(accountMenuMessages);
  const { site } = useSite();
  const isSignedIn = useSignedInMark();
  const ways = isSignedIn ? accountWays(site, say) : [{ name: say('accountMenu.signIn'), href: accountHref }];
  return (
    <nav aria-label={say('accountMenu.myAccount')}>
      <p className={styles.title} aria-hidden="true">
        {say('accountMenu.myAccount')}
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
