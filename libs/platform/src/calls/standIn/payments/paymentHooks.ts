import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { signBody } from '../../../secrets/signature.ts';
import type { LedgerEvent } from './paymentLedger.ts';

export interface HookOptions {
  /** Where events are posted; null for nowhere. */
  url: string | null;
  secret: string;
  now: () => Date;
  /** Whether every event is posted twice now. */
  sendsTwice: () => boolean;
}

/** Pauses before the second and the third try, in milliseconds. */
const pauses = [1_000, 5_000];

/** Posts signed events, as Stripe does: soon, at least once, in no promised order. */
export function openPaymentHooks({ url, secret, now, sendsTwice }: HookOptions) {
  const closing = new AbortController();
  const underway = new Set<Promise<void>>();

  async function post(body: string, to: string): Promise<void> {
    for (const pause of [...pauses, null]) {
      const headers = { 'content-type': 'application/json', 'stripe-signature': signBody(secret, body, now()) };
      const limit = AbortSignal.any([closing.signal, AbortSignal.timeout(10_000)]);
      const taken = await fetch(to, { method: 'POST', body, headers, signal: limit }).then(
        ({ ok }) => ok,
        () => false,
      );
      if (taken || pause === null) return;
      await wait(pause, undefined, { ref: false, signal: closing.signal });
    }
  }

  const sendEvent: LedgerEvent = (type, object) => {
    if (url === null) return;
    const created = Math.floor(now().getTime() / 1_000);
    const id = `evt_test_${randomBytes(12).toString('hex')}`;
    const body = JSON.stringify({ id, object: 'event', type, created, livemode: false, data: { object } });
    for (let time = 0; time < (sendsTwice() ? 2 : 1); time += 1) {
      const posting = post(body, url).catch(() => undefined);
      underway.add(posting);
      void posting.then(() => underway.delete(posting));
    }
  };

  return {
    sendEvent,
    async close(): Promise<void> {
      closing.abort();
      await Promise.all(underway);
    },
  };
}
