import type { Track } from '@forecourt/domain';
import { createStore } from '@forecourt/ui';
import type { PhoneRequest, PublicPhone } from '../../model/phone.ts';

export type PhoneState =
  | { kind: 'masked' | 'asking' }
  | {
      kind: 'shown';
      /** For `tel:`. */
      phone: string;
      /** In national format: with 0 instead of +61. */
      words: string;
    }
  | {
      kind: 'failed';
      /** Error message of the server for the visitor; null where it sent none. */
      message: string | null;
    };

export const masked: PhoneState = { kind: 'masked' };

export type PhoneStates = ReadonlyMap<string, PhoneState>;

const textOf = (answer: unknown, name: string): string | null => {
  const value = typeof answer === 'object' && answer !== null ? (answer as Record<string, unknown>)[name] : null;
  return typeof value === 'string' && value !== '' ? value : null;
};

/** Requests a number from the server. Never throws: failures are logged, and the visitor is offered another way. */
async function ask(request: PhoneRequest): Promise<PhoneState> {
  try {
    const answer = await fetch('/api/phone/reveal', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(request),
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

/** Key of a number among those of a page. */
export const keyOf = ({ request }: PublicPhone): string => JSON.stringify(request);

/** Requested numbers by key, so that every part of a page shows the same. Filled only in the browser. */
function createPhoneStore() {
  const { current, subscribe, set } = createStore<PhoneStates>(new Map());
  const counted = new Set<string>();
  const change = (key: string, state: PhoneState) => set(new Map(current()).set(key, state));
  const count = (phone: PublicPhone, track: Track) => {
    if (!counted.has(keyOf(phone))) track('phoneClick', { ...phone.event });
    counted.add(keyOf(phone));
  };
  return {
    current,
    subscribe,
    /** Counts a request for a number, once per number. */
    count,
    /** Requests the number once; later calls share the pending or known answer. */
    async reveal(phone: PublicPhone, track: Track): Promise<PhoneState> {
      const key = keyOf(phone);
      const state = current().get(key) ?? masked;
      if (state.kind === 'asking' || state.kind === 'shown') return state;
      count(phone, track);
      change(key, { kind: 'asking' });
      const answer = await ask(phone.request);
      change(key, answer);
      return answer;
    },
  };
}

export const phoneStore = createPhoneStore();
