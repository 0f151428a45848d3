'use client';

import { phoneMessages } from '@forecourt/domain/messages';
import { Button, ButtonLink } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import type { SyntheticEvent } from 'react';
import type { PublicPhone } from '../../model/phone.ts';
import { PhoneRequestFields, callPath } from '../PhoneNumber/PhoneRequestFields.tsx';
import { usePhoneReveal } from '../PhoneNumber/usePhoneReveal.ts';

export interface CallNowProps {
  /** The number with its end hidden, from `publicPhone`. */
  phone: PublicPhone;
}

/** Calls the dealer in one press: requests the number, then opens the phone app. Show it only during opening hours. */
export function CallNow({ phone }: CallNowProps) {
  const say = useWords(phoneMessages);
  const { state, reveal, called } = usePhoneReveal(phone);
  if (state.kind === 'shown') {
    return (
      <ButtonLink href={`tel:${state.phone}`} variant="secondary" icon="phone" onClick={called}>
        {say('phone.callNow')}
      </ButtonLink>
    );
  }
  if (state.kind === 'failed') {
    return (
      <ButtonLink href={phone.contactHref} variant="secondary" icon="mail">
        {say('phone.contactUs')}
      </ButtonLink>
    );
  }
  const call = async (event: SyntheticEvent) => {
    event.preventDefault();
    const answer = await reveal();
    if (answer.kind === 'shown') window.location.assign(`tel:${answer.phone}`);
  };
  return (
    <form action={callPath} onSubmit={(event) => void call(event)}>
      <PhoneRequestFields request={phone.request} />
      <Button type="submit" variant="secondary" icon="phone" pending={state.kind === 'asking'}>
        {say('phone.callNow')}
      </Button>
    </form>
  );
}
