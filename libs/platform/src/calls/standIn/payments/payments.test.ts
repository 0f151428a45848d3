import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startStandIn, type StandIn } from '../startStandIn.ts';
import { readForm } from './formBody.ts';
import { readCard, testCards } from './testCards.ts';

const now = new Date('2026-11-20T02:00:00Z');
let standIn: StandIn;

const session = (changes: Record<string, string> = {}): URLSearchParams =>
  new URLSearchParams({
    mode: 'payment',
    'allowed_payment_method_types[0]': 'card',
    'payment_method_options[card][restrictions][brands_blocked][0]': 'american_express',
    'payment_method_options[card][restrictions][brands_blocked][1]': 'discover_global_network',
    'wallet_options[link][display]': 'never',
    'custom_text[submit][message]': 'Pay by card, Google Pay or Apple Pay.',
    'adaptive_pricing[enabled]': 'false',
    client_reference_id: 'r1',
    customer_email: 'mia@example.com.au',
    success_url: 'http://shop.localhost/done?session={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://shop.localhost/back',
    expires_at: String(now.getTime() / 1_000 + 1_900),
    'metadata[reservation_id]': 'r1',
    'payment_intent_data[capture_method]': 'manual',
    'payment_intent_data[description]': 'Deposit',
    'payment_intent_data[metadata][reservation_id]': 'r1',
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': 'aud',
    'line_items[0][price_data][unit_amount]': '20000',
    'line_items[0][price_data][product_data][name]': 'Deposit for <b>a car</b>',
    'line_items[0][price_data][product_data][description]': 'Holds it.',
    ...changes,
  });

async function call(path: string, body: URLSearchParams | null = new URLSearchParams(), headers = {}) {
  const method = body ? 'POST' : 'GET';
  const answer = await fetch(standIn.url + path, {
    method,
    body,
    redirect: 'manual',
    headers: { authorization: 'Bearer sk_test_1', ...headers },
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

const page = (id: string, fields?: Record<string, string>) =>
  fetch(`${standIn.url}/pay/${id}`, {
    redirect: 'manual',
    ...(fields ? { method: 'POST', body: new URLSearchParams(fields) } : {}),
  });

const begun = async (): Promise<string> => String((await call('/v1/checkout/sessions', session())).body['id']);
const good = { number: '4242424242424242', expiry: '08/30', cvc: '123' };

beforeAll(async () => {
  const payments = { webhookSecret: 'whsec_1', webhookUrl: null, bankMs: 20 };
  standIn = await startStandIn({ now: () => now, webhookSecret: 'leads', payments });
});
afterAll(() => standIn.close());

describe('stand-in of the payment provider: what servers ask', () => {
  it('refuses who has no key, what it does not know, and what Stripe would refuse', async () => {
    expect((await call('/v1/checkout/sessions', session(), { authorization: '' })).status).toBe(401);
    expect(await call('/v1/checkout/sessions', session({ colour: 'red' }))).toMatchObject({
      status: 400,
      body: { error: { code: 'parameter_unknown' } },
    });
    const soon = String(now.getTime() / 1_000 + 1_700);
    expect((await call('/v1/checkout/sessions', session({ expires_at: soon }))).status).toBe(400);
    expect((await call('/v1/customers')).status).toBe(404);
    expect(await call('/v1/payment_intents/pi_test_none/capture')).toMatchObject({
      status: 404,
      body: { error: { code: 'resource_missing' } },
    });
  });

  it('answers the same for the same key, and refuses the key for something else', async () => {
    const key = { 'idempotency-key': 'one' };
    const first = await call('/v1/checkout/sessions', session(), key);
    expect(await call('/v1/checkout/sessions', session(), key)).toEqual(first);
    const other = session({ customer_email: 'ben@example.com.au' });
    expect(await call('/v1/checkout/sessions', other, key)).toMatchObject({
      status: 400,
      body: { error: { type: 'idempotency_error' } },
    });
  });

  it('reads nested names as Stripe does, and no names that reach further', () => {
    expect(readForm('a[b][0][c]=1&a[b][0][d]=2&e=3')).toEqual({ a: { b: { 0: { c: '1', d: '2' } } }, e: '3' });
    for (const bad of ['a[b=1', 'a b=1', 'a=1&a[b]=2', '[a]=1']) expect(readForm(bad)).toBeNull();
    readForm('__proto__[polluted]=1');
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    fc.assert(fc.property(fc.string(), (text) => readForm(text) === null || typeof readForm(text) === 'object'));
  });
});

describe('stand-in of the payment provider: what visitors see', () => {
  it('says that it is a demonstration, lists its cards, and needs neither script nor anything from elsewhere', async () => {
    const answer = await page(await begun());
    const html = await answer.text();
    expect(answer.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self' http:\/\/shop\.localhost;/,
    );
    expect(html).toContain('This is a demonstration.');
    for (const { number } of testCards) expect(html).toContain(number);
    expect(html).toContain('Deposit for &lt;b&gt;a car&lt;/b&gt;');
    expect(html).not.toMatch(/<script|style="|src=|<b>/);
    expect(html).toMatch(/<label for="number">Card number<\/label>\s*<input id="number"/);
  });

  it.each([
    [{}, ['Google Pay', 'Apple Pay'], true],
    [{ payment_method_configuration: 'pmc_test_cards' }, [], true],
    [{ payment_method_configuration: 'pmc_test_wallets' }, ['Google Pay', 'Apple Pay'], false],
  ])('[RES-03] offers what the shop asked for: %j', async (asked, wallets, cards) => {
    const own = { 'payment_intent_data[metadata][reservation_id]': 'offered', ...asked };
    const { body } = await call('/v1/checkout/sessions', session(own));
    const html = await (await page(String(body['id']))).text();
    expect([...html.matchAll(/name="wallet" value="([^"]+)"/g)].map(([, wallet]) => wallet)).toEqual(wallets);
    expect([html.includes('Card number'), html.includes('Test cards')]).toEqual([cards, cards]);
    expect(html).toContain('Pay by card, Google Pay or Apple Pay.');
    const paid = await page(String(body['id']), { wallet: 'Apple Pay' });
    expect(paid.status).toBe(wallets.length > 0 ? 303 : 422);
  });

  it('pays once, and leads back with the session in the address', async () => {
    const id = await begun();
    for (const fields of [good, good, undefined]) {
      const answer = await page(id, fields);
      expect([answer.status, answer.headers.get('location')]).toEqual([
        303,
        `http://shop.localhost/done?session=${id}`,
      ]);
    }
    expect(standIn.payments().payments.filter(({ reservationId }) => reservationId === 'r1')).toHaveLength(1);
  });

  it('says what is wrong beside each field, and never shows a number that is no test card again', async () => {
    const html = await (await page(await begun(), { number: '5555444433332222', expiry: '13/30', cvc: '' })).text();
    expect(html).toContain('role="alert"');
    expect(html).toContain('That isn’t a test card.');
    expect(html).toContain('Enter the expiry date as month and year');
    expect(html).toMatch(/<input id="cvc"[^>]*aria-invalid="true" aria-describedby="cvc-fault"/);
    expect(html).not.toContain('5555444433332222');
    expect(html).toContain('<title>Error: Pay $200');
  });

  it.each([
    ['4000 0000 0000 0002', 402, 'The card was declined.'],
    ['4000 0000 0000 0119', 504, 'The bank didn’t respond in time.'],
  ])('lets a visitor try again after card %s', async (number, status, words) => {
    const id = await begun();
    const answer = await page(id, { ...good, number });
    expect([answer.status, (await answer.text()).includes(words)]).toEqual([status, true]);
    expect((await page(id, good)).status).toBe(303);
  });

  it('says when there is nothing to pay', async () => {
    const id = await begun();
    await call(`/v1/checkout/sessions/${id}/expire`);
    expect((await page(id)).status).toBe(410);
    expect((await page(id, good)).status).toBe(410);
    expect((await page('cs_test_none')).status).toBe(404);
  });

  it.each([
    ['11/26', true],
    ['10/26', false],
    ['1/2027', true],
    ['0127', true],
    ['00/27', false],
    ['', false],
  ])('takes the expiry date %j: %s', (expiry, fine) => {
    expect(readCard({ ...good, expiry }, now).ok).toBe(fine);
  });
});
