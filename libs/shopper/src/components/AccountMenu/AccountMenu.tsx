'use client';

import { accountMenuMessages } from '@forecourt/domain/messages';
import { Icon, SiteLink, useSite } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { accountHref, accountWays } from '../../model/accountLinks.ts';
import { useSignedInMark } from '../../stores/signedIn.ts';
import * as styles from './AccountMenu.css.ts';
import { SignOutButton } from './SignOutButton.tsx';

export interface AccountMenuProps {
  /** Server action that signs this browser out. */
  signOut: (data: FormData) => Promise<void>;
}

/**
 * The header's account menu: a link to sign in or, signed in, links to the visitor's pages and a sign-out. Reads a
 * cookie in the browser, so that cached pages are the same for everybody; access is checked by the linked pages.
 */
export function AccountMenu({ signOut }: AccountMenuProps) {
  const say = useWords(accountMenuMessages);
  const { site } = useSite();
  const isSignedIn = useSignedInMark();
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const id = useId();

  if (!isSignedIn) {
    return (
      <SiteLink className={styles.trigger} href={accountHref}>
        <Icon name="user" />
        <span className={styles.asked}>{say('accountMenu.signIn')}</span>
        {/* Without JavaScript the page does not know who is signed in. */}
        <span className={styles.unknown}>{say('accountMenu.myAccount')}</span>
      </SiteLink>
    );
  }
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    setOpen(false);
    trigger.current?.focus();
  };
  return (
    <div className={styles.root} onBlur={leave} onKeyDown={close} role="presentation">
      <button
        type="button"
        className={styles.trigger}
        aria-expanded={isOpen}
        aria-controls={id}
        ref={trigger}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="user" />
        <span className={styles.words}>{say('accountMenu.myAccount')}</span>
        <span className={styles.mark}>
          <Icon name="chevron-down" size={16} />
        </span>
      </button>
      <div className={styles.panel} id={id} hidden={!isOpen}>
        <ul>
          {accountWays(site, say).map(({ name, href }) => (
            <li key={href}>
              <SiteLink className={styles.entry} href={href} onClick={() => setOpen(false)}>
                {name}
              </SiteLink>
            </li>
          ))}
        </ul>
        <SignOutButton className={styles.out} signOut={signOut} />
      </div>
    </div>
  );
}
