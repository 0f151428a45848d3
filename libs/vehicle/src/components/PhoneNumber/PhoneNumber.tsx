'use client';

import { phoneMessages } from '@forecourt/domain/messages';
import { Button, Icon, SiteLink, VisuallyHidden } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { useEffect, useRef, type SyntheticEvent } from 'react';
import type { PublicPhone } from '../../model/phone.ts';
import { PhoneRequestFields, callPath } from './PhoneRequestFields.tsx';
import * as styles from './PhoneNumber.css.ts';
import { usePhoneReveal } from './usePhoneReveal.ts';

export interface PhoneNumberProps {
  /** The number with its end hidden, from `publicPhone`. */
  phone: PublicPhone;
  /**
   * Owner of the number, where a page has several. Part of the button's accessible name. @example 'Harbour Toyota
   * Service'
   */
  of?: string;
}

/**
 * A dealer's number with its end hidden, and the button that shows it. Without JavaScript the button leads to a
 * page that shows it; a number that cannot be shown leads to the contact page.
 */
export function PhoneNumber({ phone, of }: PhoneNumberProps) {
  const say = useWords(phoneMessages);
  const { state, reveal, called } = usePhoneReveal(phone);
  const wasRequested = useRef(false);
  const link = useRef<HTMLAnchorElement>(null);

  // The pressed button is removed, so the focus moves to the number.
  useEffect(() => {
    if (state.kind === 'shown' && wasRequested.current) link.current?.focus();
  }, [state.kind]);

  if (state.kind === 'shown') {
    return (
      <p className={styles.row}>
        <a className={styles.link} href={`tel:${state.phone}`} ref={link} onClick={called}>
          <Icon name="phone" />
          <span dir="ltr">{state.words}</span>
        </a>
      </p>
    );
  }
  if (state.kind === 'failed') {
    return (
      <div className={styles.row} role="alert">
        <span>{state.message ?? say('phone.weCouldNotShow')}</span>
        <SiteLink className={styles.contact} href={phone.contactHref}>
          {say('phone.contactUsInstead')}
        </SiteLink>
      </div>
    );
  }
  const show = (event: SyntheticEvent) => {
    event.preventDefault();
    wasRequested.current = true;
    void reveal();
  };
  return (
    <form className={styles.row} action={callPath} onSubmit={show}>
      <PhoneRequestFields request={phone.request} />
      <span className={styles.number}>
        <Icon name="phone" />
        <span aria-hidden="true" dir="ltr">
          {phone.words}
        </span>
        <VisuallyHidden>{say('phone.phoneNumberItsEnd', { start: phone.words.slice(0, 5) })}</VisuallyHidden>
      </span>
      <Button
        type="submit"
        variant="secondary"
        size="small"
        aria-label={of && say('phone.showNumberOf', { name: of })}
        pending={state.kind === 'asking'}
      >
        {say('phone.showNumber')}
      </Button>
    </form>
  );
}
