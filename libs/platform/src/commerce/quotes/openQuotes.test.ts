import { siteSchema, toPublicSite, type Vehicle } from '@forecourt/domain';
import { sampleVehicle } from '@forecourt/domain/testing';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startStandIn, type StandIn } from '../../calls/standIn/startStandIn.ts';
import { json, startOneAnswer, type OneAnswer } from '../../calls/testing/oneAnswer.ts';
import { plainSiteInput } from '../../config/testing/plainSite.ts';
import { openHttpQuotes } from './httpQuotes.ts';
import { openQuotes } from './openQuotes.ts';
import type { Quote, QuoteQuestion } from '../../ports/quotePort.ts';

const log = pino({ level: 'silent' });
const question: QuoteQuestion = { purchasePrice: 30_000, year: 2023, vin: 'JTMW43FV10D123456', nvic: 'ABC123' };

describe('a finance service over HTTP', () => {
  let standIn: StandIn;
  let server: OneAnswer | null = null;
  beforeAll(async () => {
    standIn = await startStandIn({ now: () => new Date('2026-11-20'), webhookSecret: 'a-secret-of-this-test' });
  });
  afterEach(async () => {
    standIn.misbehave('youx', {});
    await server?.close();
    server = null;
  });
  afterAll(() => standIn.close());
  const ask = () =>
    openHttpQuotes({ service: { url: `${standIn.url}/youx/quote`, key: 'stand-in' }, log, timeoutMs: 300 })(question);

  it('[FIN-06] quotes in whole cents', async () => {
    expect(await ask()).toEqual({ weeklyRepaymentAmount: 13_826, comparisonRate: 8.54, advertisedRate: 7.44 });
  });

  it('[FIN-06] is asked for a great credit score, five years and the vehicle, and told of nobody', async () => {
    server = await startOneAnswer(json(200, { weeklyRepaymentAmount: 100.5, comparisonRate: 8, advertisedRate: 7 }));
    const service = { url: server.url, key: 'the key of it' };
    expect(await openHttpQuotes({ service, log })(question)).toMatchObject({ weeklyRepaymentAmount: 10_050 });
    expect(server.calls[0]?.body).toEqual({
      selfAssessedCreditScore: 'GREAT',
      purchasePrice: 30_000,
      loanTerm: 5,
      year: 2023,
      vin: 'JTMW43FV10D123456',
      nvic: 'ABC123',
      whoIsHelping: '',
    });
  });

  it.each([{ fail: 9 }, { garbage: true }, { delayMs: 5_000 }, { lose: 9 }])(
    '[FIN-06] is done without when it answers %j',
    async (fault) => {
      standIn.misbehave('youx', fault);
      expect(await ask()).toBeNull();
    },
  );
});

describe('quotes', () => {
  const answer: Quote = { weeklyRepaymentAmount: 17_712, comparisonRate: 7.91, advertisedRate: 7.2 };
  const input = plainSiteInput('north', { flags: { youxQuotes: true } });
  const site = siteSchema.parse(input);

  function open(answers: () => Promise<Quote | null> = () => Promise.resolve(answer)) {
    let at = Date.parse('2026-11-20T00:00:00Z');
    let vehicle: Vehicle = { ...sampleVehicle };
    const questions: QuoteQuestion[] = [];
    const service = openQuotes({
      fetchQuote(one) {
        questions.push(one);
        return answers();
      },
      inventory: { byIds: async (_site, ids) => (ids.includes(vehicle.id) ? [vehicle] : []) },
      publicSite: (one) => toPublicSite(one, 'http://north.localhost'),
      now: () => new Date(at),
      perAddress: 2,
    });
    return {
      service,
      questions,
      wait: (ms: number) => (at += ms),
      change: (next: Partial<Vehicle>) => (vehicle = { ...vehicle, ...next }),
    };
  }

  it('[FIN-06] are asked for once in half a day, and again for another price', async () => {
    const { service, questions, wait, change } = open();
    const both = await Promise.all([service.quote(site, 'car-1'), service.quote(site, 'car-1')]);
    expect(both).toEqual([
      { ok: true, quote: answer },
      { ok: true, quote: answer },
    ]);
    expect(questions).toHaveLength(1);
    expect(questions[0]).toMatchObject({ purchasePrice: 42_990, year: 2023, vin: sampleVehicle.vin });
    wait(12 * 3_600_000 - 1);
    await service.quote(site, 'car-1');
    expect(questions).toHaveLength(1);
    change({ price: 3_999_000 });
    await service.quote(site, 'car-1');
    expect(questions[1]?.purchasePrice).toBe(39_990);
  });

  it.each<[string, Partial<Vehicle>]>([
    ['without a price', { price: 0 }],
    ['that is sold', { sold: true }],
    ['that the website does not show', { show_on_dealer_website: false }],
    ['with a stored quote', { youxQuote: answer }],
  ])('[FIN-06] are not asked for a vehicle %s', async (_, changes) => {
    const { service, questions, change } = open();
    change(changes);
    expect(await service.quote(site, 'car-1')).toEqual({ ok: false, reason: 'none' });
    expect(questions).toEqual([]);
  });

  it('are not asked for on a site without them, nor for what is no vehicle of it', async () => {
    const { service, questions } = open();
    const plain = siteSchema.parse({ ...input, flags: {} });
    expect(await service.quote(plain, 'car-1')).toEqual({ ok: false, reason: 'none' });
    for (const id of ['car-9', '', 7, null, ['car-1']]) {
      expect(await service.quote(site, id)).toEqual({ ok: false, reason: 'none' });
    }
    expect(questions).toEqual([]);
  });

  it('[FIN-06] survive whoever is asked, and try again soon', async () => {
    const answers = [() => Promise.reject(new Error('down')), () => Promise.resolve(answer)];
    const { service, wait } = open(() => answers.shift()!());
    expect(await service.quote(site, 'car-1')).toEqual({ ok: false, reason: 'unavailable' });
    wait(29_999);
    expect(await service.quote(site, 'car-1')).toEqual({ ok: false, reason: 'unavailable' });
    wait(1);
    expect(await service.quote(site, 'car-1')).toEqual({ ok: true, quote: answer });
  });

  it('are asked for a few times for each address, and known ones as often as anybody likes', async () => {
    const { service, change } = open();
    for (const price of [2_000_000, 2_100_000]) {
      change({ price });
      expect(await service.quote(site, 'car-1', '203.0.113.7')).toMatchObject({ ok: true });
    }
    expect(await service.quote(site, 'car-1', '203.0.113.7')).toMatchObject({ ok: true });
    change({ price: 2_200_000 });
    const refused = await service.quote(site, 'car-1', '203.0.113.7');
    expect(refused).toMatchObject({ ok: false, reason: 'often' });
    expect(await service.quote(site, 'car-1', '203.0.113.8')).toMatchObject({ ok: true });
  });
});
