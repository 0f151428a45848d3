import { waysToPay } from '@forecourt/domain';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { signBody } from '../../secrets/signature.ts';
import { startStandIn, type StandIn } from '../../calls/standIn/startStandIn.ts';
import { PaymentFault, type PaymentOrder, type PaymentPort } from '../../ports/paymentPort.ts';
import { openStripePayments } from './stripePayments.ts';

const now = new Date('2026-11-20T02:00:00Z');
const webhookSecret = 'whsec_of_this_test';
let standIn: StandIn;
let payments: PaymentPort;

const order = (reservationId: string): PaymentOrder => ({
  reservationId,
  siteSlug: 'harbour-toyota',
  amountCents: 20_000,
  currency: 'AUD',
  email: 'mia.nguyen@example.com.au',
  title: 'Deposit for a RAV4',
  description: 'Holds the vehicle for 48 hours.',
  methods: waysToPay(['stripe']),
  successUrl: 'http://harbour.localhost/held',
  cancelUrl: 'http://harbour.localhost/back',
  expiresAt: new Date(now.getTime() + 35 * 60_000),
});

async function paid(reservationId: string, number = '4242 4242 4242 4242'): Promise<string> {
  const { sessionId, url } = await payments.begin(order(reservationId), `begin:${reservationId}`);
  await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ number, expiry: '12/39', cvc: '123' }),
  });
  return sessionId;
}

async function authorised(reservationId: string): Promise<string> {
  const facts = await payments.facts(await paid(reservationId));
  if (facts.state !== 'authorised') throw new Error(`It is ${facts.state}.`);
  return facts.paymentId;
}

beforeAll(async () => {
  standIn = await startStandIn({ now: () => now, webhookSecret: 'leads' });
  const server = standIn.url;
  payments = openStripePayments({ key: 'sk_test_1', webhookSecret, server, callMs: 300, now: () => now });
});
beforeEach(() => standIn.misbehave('payments', {}));
afterAll(() => standIn.close());

describe('deposits through Stripe’s library', () => {
  it('[RES-03] authorises on a hosted page and takes nothing until it is asked to', async () => {
    const { sessionId, url } = await payments.begin(order('r1'), 'begin:r1');
    expect(payments.origins()).toEqual([new URL(url).origin]);
    expect(await payments.facts(sessionId)).toEqual({ state: 'open' });
    expect(await payments.begin(order('r1'), 'begin:r1')).toEqual({ sessionId, url });

    const facts = await payments.facts(await paid('r2'));
    expect(facts).toMatchObject({ state: 'authorised', amountCents: 20_000, currency: 'aud', reservationId: 'r2' });
    const before = standIn.payments().captured;
    const { paymentId } = facts as { paymentId: string };
    expect(await payments.capture(paymentId, 'capture:r2')).toBe('captured');
    expect(await payments.capture(paymentId, 'capture:r2')).toBe('captured');
    expect(await payments.capture(paymentId, 'capture:r2:again')).toBe('captured');
    expect(standIn.payments().captured - before).toBe(20_000);
  });

  it.each([
    [['stripe'], null, 'Pay by card, Google Pay or Apple Pay.', 'Mastercard, Visa, Maestro, Google Pay, Apple Pay'],
    [['card'], 'pmc_test_cards', 'Pay by card.', 'Mastercard, Visa, Maestro'],
    [['apple_pay'], 'pmc_test_wallets', 'Pay by Apple Pay.', 'Apple Pay'],
  ])('[RES-03] asks the provider for the ways to pay of a vehicle with %j', async (processors, offer, words, named) => {
    let sentForm = new URLSearchParams();
    const server = createServer((request, response) => {
      let body = '';
      request.setEncoding('utf8').on('data', (text: string) => (body += text));
      request.on('end', () => {
        sentForm = new URLSearchParams(body);
        response.writeHead(500).end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const offers = { cards: 'pmc_test_cards', wallets: 'pmc_test_wallets' };
    const asking = openStripePayments({ key: 'sk_test_1', webhookSecret, server: address, offers, now: () => now });
    await asking.begin({ ...order('ways'), methods: waysToPay(processors) }, 'ways').catch(() => undefined);
    server.closeAllConnections();
    server.close();
    expect(sentForm.get('payment_method_configuration')).toBe(offer);
    expect(sentForm.get('custom_text[submit][message]')).toBe(words);
    expect(sentForm.get('metadata[payment_methods]')).toBe(named);
    expect(sentForm.get('wallet_options[link][display]')).toBe('never');
  });

  it('tells cards apart, and wallets of one person from those of another', async () => {
    const prints: unknown[] = [];
    const facts = async (id: string, number?: string) => {
      const found = await payments.facts(await paid(id, number));
      prints.push('cardFingerprint' in found ? found.cardFingerprint : null);
    };
    await facts('print-1');
    await facts('print-2');
    await facts('print-3', '4000 0000 0000 0077');
    expect(prints[0]).toMatch(/^.{8,}$/);
    expect(prints[1]).toBe(prints[0]);
    expect(prints[2]).not.toBe(prints[0]);
  });

  it('gives up an authorisation once, and says when it is too late for that', async () => {
    const paymentId = await authorised('r3');
    expect(await payments.release(paymentId, 'release:r3')).toBe('released');
    expect(await payments.release(paymentId, 'release:r3:again')).toBe('released');
    expect(await payments.capture(paymentId, 'capture:r3')).toBe('released');
    const late = await authorised('r4');
    await payments.capture(late, 'capture:r4');
    expect(await payments.release(late, 'release:r4')).toBe('captured');
  });

  it('refunds once, under whatever key it is asked', async () => {
    const paymentId = await authorised('r5');
    await payments.capture(paymentId, 'capture:r5');
    const before = standIn.payments().refunded;
    expect(await payments.refund(paymentId, 'refund:r5')).toBe('refunded');
    expect(await payments.refund(paymentId, 'refund:r5')).toBe('refunded');
    expect(await payments.refund(paymentId, 'refund:r5:again')).toBe('refunded');
    expect(standIn.payments().refunded - before).toBe(20_000);
  });

  it('knows a declined card, a closed page and a payment there is none of', async () => {
    const declined = await paid('r6', '4000 0000 0000 0002');
    expect(await payments.facts(declined)).toEqual({ state: 'open' });
    await payments.expire(declined);
    await payments.expire(declined);
    expect(await payments.facts(declined)).toEqual({ state: 'expired', refused: true });
    const left = await payments.begin(order('r7'), 'begin:r7');
    await payments.expire(left.sessionId);
    expect(await payments.facts(left.sessionId)).toEqual({ state: 'expired', refused: false });
    expect(await payments.facts('cs_test_none')).toEqual({ state: 'unknown' });
    expect(await payments.capture('pi_test_none', 'k1')).toBe('unknown');
    expect(await payments.release('pi_test_none', 'k2')).toBe('unknown');
  });

  it('never takes a deposit for given back that the provider does not know', async () => {
    await expect(payments.refund('pi_test_none', 'k3')).rejects.toThrow(PaymentFault);
    const server = standIn.url;
    const forgetful = openStripePayments({
      key: 'sk_test_1',
      webhookSecret,
      server,
      losesMemory: true,
      now: () => now,
    });
    expect(await forgetful.refund('pi_test_none', 'k4')).toBe('unknown');
  });

  it.each([
    ['is down', { fail: 9 }],
    ['is slow', { delayMs: 3_000 }],
    ['talks rubbish', { garbage: true }],
    ['hangs up', { lose: 9 }],
  ])('says that it cannot tell when the provider %s, and names no person', async (_what, fault) => {
    standIn.misbehave('payments', fault);
    const failure: unknown = await payments.begin(order('r8'), 'begin:r8').catch((thrown: unknown) => thrown);
    expect(failure).toBeInstanceOf(PaymentFault);
    expect((failure as Error).message).not.toMatch(/mia|nguyen|example/i);
  });

  it('ends a call whose answer drips for ever', async () => {
    const dripping = Promise.withResolvers<void>();
    const server = createServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const drip = setInterval(() => response.write(' ', () => dripping.resolve()), 20);
      response.once('close', () => clearInterval(drip));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const callMs = 10_000;
    const slow = openStripePayments({ key: 'sk_test_1', webhookSecret, server: address, callMs, now: () => now });
    // Our limit's clock alone is set forward: the library's own runs as ever, and each drip winds it back.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const ended = expect(slow.facts('cs_test_1')).rejects.toThrow('did not answer in time');
      await dripping.promise;
      vi.advanceTimersByTime(2 * callMs + 2_000);
      await ended;
    } finally {
      vi.useRealTimers();
    }
    server.closeAllConnections();
    server.close();
  });

  it('sends nobody to a payment page that is not the provider’s', async () => {
    const body = JSON.stringify({ id: 'cs_1', url: 'https://evil.example/pay', status: 'open' });
    const server = createServer((_request, response) => response.writeHead(200).end(body));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const led = openStripePayments({ key: 'sk_test_1', webhookSecret, server: address, now: () => now });
    await expect(led.begin(order('r9'), 'begin:r9')).rejects.toThrow('The payment page is not at');
    server.closeAllConnections();
    server.close();
  });

  it('believes only messages that carry the provider’s signature', () => {
    const object = { metadata: { reservation_id: 'r10' } };
    const body = (type: string) => JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } });
    const notice = body('checkout.session.completed');
    expect(payments.readNotice(notice, signBody(webhookSecret, notice, now))).toEqual({
      ok: true,
      reservationId: 'r10',
    });
    const other = body('customer.updated');
    expect(payments.readNotice(other, signBody(webhookSecret, other, now))).toEqual({ ok: true, reservationId: null });
    expect(payments.readNotice(notice, signBody('whsec_wrong', notice, now)).ok).toBe(false);
    expect(payments.readNotice(notice, signBody(webhookSecret, other, now)).ok).toBe(false);
    expect(payments.readNotice(notice, null).ok).toBe(false);
  });
});
