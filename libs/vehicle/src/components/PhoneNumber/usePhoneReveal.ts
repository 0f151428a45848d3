'use client';

import { useSite } from '@forecourt/ui';
import { useCallback, useSyncExternalStore } from 'react';
import type { MaskedPhone } from '../../model/phone.ts';
import { phoneStore, type PhoneState } from './phoneStore.ts';

const asServed: PhoneState = { kind: 'masked' };
const served = () => asServed;

/** A number that is shown on request: where it stands, and how to ask. Every part of a page that asks shares the answer. */
export function usePhoneReveal(phone: MaskedPhone) {
  const { track } = useSite();
  const { carId } = phone;
  const state = useSyncExternalStore(
    phoneStore.subscribe,
    useCallback(() => phoneStore.of(carId), [carId]),
    served,
  );
  return { state, reveal: () => phoneStore.reveal(phone, track) };
}
