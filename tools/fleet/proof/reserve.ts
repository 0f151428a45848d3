import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Answer, Visitors } from './openVisitors.ts';

const letters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const plain = (text: string): string => text.replace(/&(#?\w+);/g, (whole, name: string) => letters[name] ?? whole);
const valueOf = (tag: string, name: string): string => plain(new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '');

/** Hidden fields of the form that reserves, as a browser without a script sends them; null where there is no such form. */
export function hiddenFields(page: string): [string, string][] | null {
  const form = (page.match(/<form\b[^]*?<\/form>/g) ?? []).find((one) => one.includes('name="idempotency_key"'));
  if (form === undefined) return null;
  const hidden = (form.match(/<input\b[^>]*>/g) ?? []).filter((tag) => valueOf(tag, 'type') === 'hidden');
  return hidden.map((tag) => [valueOf(tag, 'name'), valueOf(tag, 'value')]);
}

/** Pays on the stand-in's page, with a card of this visitor's own. @returns where it leads back to; null when it failed */
async function pay(address: string): Promise<string | null> {
  const card = { number: '4242 4242 4242 4242', expiry: '12/40', cvc: String(randomInt(1_000, 10_000)) };
  const paid = await fetch(address, { method: 'POST', body: new URLSearchParams(card), redirect: 'manual' });
  const back = paid.headers.get('location');
  return paid.status === 303 && back ? new URL(back).pathname : null;
}

export interface Attempt {
  /** Path of the vehicle. @example '/cars/2021-mazda-3-a1' */
  car: string;
  site: string;
  visitor: number;
}

/** Longest wait for the end of a reservation that was paid. */
const longestMs = 60_000;
const ended = ['held', 'lost', 'failed', 'refused', 'abandoned'];

/**
 * One visitor reserves a vehicle: form, payment page, result.
 * @returns what the visitor was told at last; null when they gave up before paying
 */
export async function reserve(visitors: Visitors, { car, site, visitor }: Attempt): Promise<string | null> {
  const ask = (path: string, body?: { type: string; text: string }): Promise<Answer | null> =>
    visitors.ask({ purpose: 'reservation', site, path, visitor: 400_000 + visitor, ...(body && { body }) });
  const path = `${car}/checkout`;
  const end = Date.now() + longestMs;
  const person = { name: 'Robin', last_name: 'Nguyen', email: `robin-${visitor}@example.com.au`, postcode: '6160' };
  const phone = `04${String(10_000_000 + visitor).slice(0, 8)}`;
  // As people do: again, until a page comes, and then the same form until it is taken.
  let form: FormData | null = null;
  let result: string | null = null;
  for (; result === null; await wait(500)) {
    if (Date.now() > end) return null;
    if (form === null) {
      const page = await ask(path);
      if (page?.status !== 200) continue;
      const hidden = hiddenFields(page.text);
      // Somebody else has it.
      if (hidden === null) return null;
      form = new FormData();
      for (const [name, value] of [...hidden, ...Object.entries({ ...person, phone })]) form.append(name, value);
    }
    const made = new Response(form);
    const sent = await ask(path, { type: made.headers.get('content-type') ?? '', text: await made.text() });
    if (!sent || sent.status >= 500) continue;
    const payment = sent.status === 303 ? String(sent.headers.location) : '';
    result = payment.includes('/pay/') ? await pay(payment) : null;
    if (result === null) return null;
  }
  for (const last = Date.now() + longestMs; Date.now() < last; await wait(500)) {
    await ask(result);
    const status = await ask(`/api/reservations/${result.split('/').at(-1)}`);
    const state = status?.status === 200 ? (JSON.parse(status.text) as { state: string | null }).state : null;
    if (state !== null && ended.includes(state)) return state;
  }
  return 'waiting';
}
