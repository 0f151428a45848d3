import type { Track } from '@forecourt/domain';
import type { MaskedPhone } from '../../model/phone.ts';

export type PhoneState =
  | { kind: 'masked' | 'asking' }
  | {
      kind: 'shown';
      /** For `tel:`. */
      phone: string;
      /** As Australians read it: with 0 instead of +61. */
      words: string;
    }
  | {
      kind: 'failed';
      /** What the server says to the visitor; null where it said nothing. */
      message: string | null;
    };

const masked: PhoneState = { kind: 'masked' };

const textOf = (answer: unknown, name: string): string | null => {
  const value = typeof answer === 'object' && answer !== null ? (answer as Record<string, unknown>)[name] : null;
  return typeof value === 'string' && value !== '' ? value : null;
};

/** Asks the server for a number. Never throws: what went wrong is logged, and the visitor is offered another way. */
async function ask({ carId, dealershipId, siteSlug }: MaskedPhone): Promise<PhoneState> {
  try {
    const answer = await fetch('/api/phone/reveal', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ car_id: carId, dealership_id: dealershipId, website_id: siteSlug }),
    });
    const body: unknown = await answer.json().catch(() => null);
    const phone = textOf(body, 'phone');
    if (answer.ok && phone) {
      return { kind: 'shown', phone, words: textOf(body, 'display') ?? phone.replace(/^\+61\s?/, '0') };
    }
    console.warn(`The phone number could not be shown (${answer.status})`);
    return { kind: 'failed', message: answer.status === 429 ? textOf(body, 'error') : null };
  } catch (error) {
    console.warn('The phone number could not be shown', error);
    return { kind: 'failed', message: null };
  }
}

/** Numbers that were asked for, by vehicle, so that every part of a page shows the same. Only filled in the browser. */
function createPhoneStore() {
  const states = new Map<string, PhoneState>();
  const listeners = new Set<() => void>();
  const told = new Set<string>();
  const of = (carId: string) => states.get(carId) ?? masked;
  const set = (carId: string, state: PhoneState) => {
    states.set(carId, state);
    for (const listener of listeners) listener();
  };
  return {
    of,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Asks once: while an answer is under way or there, nothing is asked again. */
    async reveal(phone: MaskedPhone, track: Track): Promise<PhoneState> {
      const { carId } = phone;
      const state = of(carId);
      if (state.kind === 'asking' || state.kind === 'shown') return state;
      if (!told.has(carId)) track('phoneClick', { ...phone.event });
      told.add(carId);
      set(carId, { kind: 'asking' });
      const answer = await ask(phone);
      set(carId, answer);
      return answer;
    },
  };
}

export const phoneStore = createPhoneStore();
