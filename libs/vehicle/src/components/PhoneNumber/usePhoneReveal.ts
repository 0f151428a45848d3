'use client';

import { useSite, useStore } from '@forecourt/ui';
import type { PublicPhone } from '../../model/phone.ts';
import { keyOf, masked, phoneStore, type PhoneStates } from './phoneStore.ts';

const none: PhoneStates = new Map();

/**
 * State of a number that is shown on request, and the function that requests it. All parts of a page with the same key
 * share the answer.
 */
export function usePhoneReveal(phone: PublicPhone) {
  const { track } = useSite();
  const key = keyOf(phone);
  const state = useStore(phoneStore, none, (states) => states.get(key) ?? masked);
  const { number, words } = phone;
  return {
    // Nothing to request where the page already has the number.
    state: number === null ? state : ({ kind: 'shown', phone: number, words } as const),
    reveal: () => phoneStore.reveal(phone, track),
    /** Calling a number that is already shown counts like requesting one. */
    called: () => (number === null ? undefined : phoneStore.count(phone, track)),
  };
}
