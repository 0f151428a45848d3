'use client';

import { useSite, useStore } from '@forecourt/ui';
import type { PublicPhone } from '../../model/phone.ts';
import { keyOf, masked, phoneStore, type PhoneStates } from './phoneStore.ts';

const none: PhoneStates = new Map();

/** A number that is shown on request: where it stands, and how to ask. Every part of a page that asks shares the answer. */
export function usePhoneReveal(phone: PublicPhone) {
  const { track } = useSite();
  const key = keyOf(phone);
  const state = useStore(phoneStore, none, (states) => states.get(key) ?? masked);
  const { number, words } = phone;
  return {
    // Nothing is asked for where the page has the number.
    state: number === null ? state : ({ kind: 'shown', phone: number, words } as const),
    reveal: () => phoneStore.reveal(phone, track),
    /** A number that the page has is called: that counts as one that is asked for. */
    called: () => (number === null ? undefined : phoneStore.count(phone, track)),
  };
}
