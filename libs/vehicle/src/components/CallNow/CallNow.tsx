'use client';

import { Button, ButtonLink } from '@forecourt/ui';
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
  const { state, reveal, called } = usePhoneReveal(phone);
  if (state.kind === 'shown') {
    return (
      <ButtonLink href={`tel:${state.phone}`} variant="secondary" icon="phone" onClick={called}>
        Call Now
      </ButtonLink>
    );
  }
  if (state.kind === 'failed') {
    return (
      <ButtonLink href={phone.contactHref} variant="secondary" icon="mail">
        Contact us
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
        Call Now
      </Button>
    </form>
  );
}
