import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signatureHeader, signBody } from '../../secrets/signature.ts';
import { startStandIn, type StandIn } from './startStandIn.ts';

const now = new Date('2026-11-20T02:00:00Z');
const secret = 'a-secret-of-this-test';
let standIn: StandIn;

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(standIn.url + path, { method: 'POST', body, headers, redirect: 'manual' });

function lead(id: string, signedAt = now, signedWith = secret) {
  const body = JSON.stringify({ event: 'lead.created', lead: { lead_id: id } });
  const headers = {
    [signatureHeader]: signBody(signedWith, body, signedAt),
    'idempotency-key': id,
    'x-forecourt-delivery': 'd1',
  };
  return post('/leads', body, headers);
}

const question = {
  selfAssessedCreditScore: 'GREAT',
  purchasePrice: 30_000,
  loanTerm: 5,
  year: 2023,
  vin: '',
  nvic: '',
  whoIsHelping: '',
};

beforeAll(async () => {
  standIn = await startStandIn({ now: () => now, webhookSecret: secret });
});
beforeEach(() => {
  standIn.misbehave('leads', {});
  standIn.misbehave('youx', {});
});
afterAll(() => standIn.close());

describe('stand-in of a dealer’s system', () => {
  it('keeps a lead once however often it is sent, and counts', async () => {
    expect((await lead('once')).status).toBe(201);
    expect((await lead('once')).status).toBe(200);
    const kept = standIn.received().filter(({ idempotency_key }) => idempotency_key === 'once');
    expect(kept).toMatchObject([{ duplicates: 1, deliveries: ['d1', 'd1'], received_at: '2026-11-20T02:00:00.000Z' }]);
    expect(await (await fetch(`${standIn.url}/leads`)).json()).toEqual(standIn.received());
  });

  it('refuses a signature that is wrong, stale, from the future or missing', async () => {
    expect((await lead('forged', now, 'another secret')).status).toBe(401);
    expect((await lead('stale', new Date(now.getTime() - 301_000))).status).toBe(401);
    expect((await lead('early', new Date(now.getTime() + 301_000))).status).toBe(401);
    expect((await post('/leads', '{}')).status).toBe(401);
    const tampered = await post('/leads', '{"a":2}', {
      [signatureHeader]: signBody(secret, '{"a":1}', now),
      'idempotency-key': 'x',
    });
    expect(tampered.status).toBe(401);
    expect(standIn.received().map(({ idempotency_key }) => idempotency_key)).not.toContain('forged');
  });

  it('fails, dawdles and talks rubbish when told to, then is well again', async () => {
    expect((await post('/control', '{"leads":{"fail":1}}')).status).toBe(200);
    expect((await lead('a')).status).toBe(503);
    expect((await lead('a')).status).toBe(201);
    await post('/control', '{"leads":{"garbage":true}}');
    expect((await lead('b')).ok).toBe(false);
    await post('/control', '{"leads":{"delayMs":60000}}');
    await expect(fetch(`${standIn.url}/leads`, { method: 'POST', signal: AbortSignal.timeout(100) })).rejects.toThrow();
    expect((await post('/control', '{"leads":{"explode":true}}')).status).toBe(422);
  });
});

describe('stand-in of the finance service', () => {
  it('gives the same quote for the same question, and a sound one', async () => {
    const quotes = await Promise.all(
      [0, 1].map(async () => (await post('/youx/quote', JSON.stringify(question))).json()),
    );
    expect(quotes[0]).toEqual(quotes[1]);
    const quote = quotes[0] as { weeklyRepaymentAmount: number; comparisonRate: number; advertisedRate: number };
    // 30,000 at 7.44% over 260 weeks
    expect(quote.advertisedRate).toBe(7.44);
    expect(quote.weeklyRepaymentAmount).toBeCloseTo(138.25, 0);
    expect(quote.comparisonRate).toBeGreaterThan(quote.advertisedRate);
  });

  it('refuses a question without a price, and fails on demand', async () => {
    expect((await post('/youx/quote', JSON.stringify({ ...question, purchasePrice: 0 }))).status).toBe(422);
    expect((await post('/youx/quote', 'not json')).status).toBe(422);
    standIn.misbehave('youx', { garbage: true });
    await expect((await post('/youx/quote', JSON.stringify(question))).json()).rejects.toThrow();
  });
});
