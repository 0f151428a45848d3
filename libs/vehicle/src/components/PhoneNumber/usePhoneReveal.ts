'use client';

import { useSite } from '@forecourt/ui';
import { useCallback, useSyncExternalStore } from 'react';
import type { ShownPhone } from '../../model/phone.ts';
import { keyOf, phoneStore, type PhoneState } from './phoneStore.ts';

const asServed: PhoneState = { kind: 'masked' };
const served = () => asServed;

/** A number that is shown on request: where it stands, and how to ask. Every part of a page that asks shares the answer. */
export function usePhoneReveal(phone: ShownPhone) {
  const { track } = useSite();
  const key = keyOf(phone);
  const state = useSyncExternalStore(
    phoneStore.subscribe,
    useCallback(() => phoneStore.of(key), [key]),
    served,
  );
  const { number, words } = phone;
  return {
    // Nothing is asked for where the page has the number.
    state: number === null ? state : ({ kind: 'shown', phone: number, words } as const),
    reveal: () => phoneStore.reveal(phone, track),
    /** A number that the page has is called: that counts as one that is asked for. */
    called: () => (number === null ? undefined : phoneStore.tell(phone, track)),
  };
}
