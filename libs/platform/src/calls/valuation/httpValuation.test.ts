import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startStandIn, type StandIn } from '../standIn/startStandIn.ts';
import { openHttpValuation } from './httpValuation.ts';
import { json, startOneAnswer, type OneAnswer } from '../testing/oneAnswer.ts';

const lines: string[] = [];
const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
const vehicle = { make: 'Mazda', model: 'CX-5', year: 2024, badge: '', body: '' };
const request = { rego: '1ABC234', state: 'WA', vehicle, kms: 30_000, answers: { exterior: 'like new' } } as const;

describe('the valuation service over HTTP', () => {
  let standIn: StandIn;
  beforeAll(async () => {
    standIn = await startStandIn({
      now: () => new Date('2026-11-20T02:00:00Z'),
      webhookSecret: 'a-secret-of-this-test',
    });
  });
  afterEach(() => standIn.misbehave('valuation', {}));
  afterAll(() => standIn.close());

  const service = (key = 'stand-in') =>
    openHttpValuation({ service: { url: `${standIn.url}/valuation`, key }, log, timeoutMs: 300 });

  it('[TRADE-02] finds the same car for a plate, and none for an unknown plate', async () => {
    const found = await service().findVehicle('1ABC234', 'WA');
    expect(found.found).toMatchObject({ make: expect.any(String), year: expect.any(Number), kms: expect.any(Number) });
    expect(await service().findVehicle('1ABC234', 'WA')).toEqual(found);
    expect(await service().findVehicle('ZZZ123', 'VIC')).toEqual({ found: null, reason: 'not-found' });
    expect((await service().findVehicle('OLD123', 'VIC')).found?.year).toBe(2014);
    expect((await service().findVehicle('FAR123', 'VIC')).found?.kms).toBe(180_000);
  });

  it('[TRADE-02] asks what has to be known, and pays less for a worse answer', async () => {
    const questions = await service().questions(vehicle);
    expect(questions?.map(({ id }) => id)).toContain('accident');
    const good = await service().estimate(request);
    const bad = await service().estimate({
      ...request,
      answers: { exterior: 'dents or rust', accident: 'yes, repaired' },
    });
    if (good.kind !== 'estimate' || bad.kind !== 'estimate') throw new Error('There is no estimate.');
    expect(good.low).toBeLessThan(good.high);
    expect(good.low % 10_000).toBe(0);
    expect(bad.high).toBeLessThan(good.low);
  });

  it('[TRADE-05] has old cars looked at', async () => {
    expect(await service().estimate({ ...request, vehicle: { ...vehicle, year: 2010 } })).toEqual({
      kind: 'appraisal',
    });
  });

  it.each([{ fail: 9 }, { garbage: true }, { delayMs: 5_000 }, { lose: 9 }])(
    'is done without when it answers %j',
    async (fault) => {
      standIn.misbehave('valuation', fault);
      expect(await service().findVehicle('1ABC234', 'WA')).toEqual({ found: null, reason: 'unavailable' });
      expect(await service().questions(vehicle)).toBeNull();
      expect(await service().estimate(request)).toEqual({ kind: 'unavailable' });
    },
  );

  it('is done without when it wants another key, and neither plate nor key is logged', async () => {
    expect(await service('short').findVehicle('1ABC234', 'WA')).toEqual({ found: null, reason: 'unavailable' });
    expect(lines.join()).toContain('Answered 401');
    expect(lines.join()).not.toMatch(/1ABC234|stand-in|"short"/);
  });
});

describe('answers of a valuation service that are none', () => {
  let server: OneAnswer | null = null;
  afterEach(() => server?.close());
  const answering = async (status: number, body: unknown) => {
    server = await startOneAnswer(json(status, body));
    return openHttpValuation({ service: { url: `${server.url}/v1/`, key: 'the key itself' }, log });
  };

  it.each([
    { estimate: { low: 20_000, high: 10_000 } },
    { estimate: { low: 1_000, high: 90_000 } },
    { estimate: { low: '1000', high: '2000' } },
    { estimate: { low: 0, high: 0 } },
    { estimate: null },
    [],
    'x'.repeat(300_000),
  ])('%# is no estimate', async (body) => {
    expect(await (await answering(200, body)).estimate(request)).toEqual({ kind: 'unavailable' });
  });

  it.each([
    { vehicle: { make: '', model: 'X', year: 2020 } },
    { vehicle: { make: 'A\u0007', model: 'X', year: 2020 } },
    { vehicle: { make: 'A', model: 'X', year: 20 } },
    { vehicle: { make: 'A'.repeat(61), model: 'X', year: 2020 } },
    {},
  ])('%# is no vehicle', async (body) => {
    const answer = await (await answering(200, body)).findVehicle('1ABC234', 'WA');
    expect(answer).toEqual({ found: null, reason: 'unavailable' });
  });

  it('two questions of one name are no questions', async () => {
    const one = {
      id: 'a',
      text: 'A?',
      options: [
        { value: '1', label: '1' },
        { value: '2', label: '2' },
      ],
    };
    expect(await (await answering(200, { questions: [one, one] })).questions(vehicle)).toBeNull();
  });

  it('is not followed elsewhere with the key', async () => {
    const valuation = await answering(307, {});
    await valuation.findVehicle('1ABC234', 'WA');
    expect(server?.calls).toMatchObject([
      { route: 'GET /v1/vehicles?rego=1ABC234&state=WA', headers: { authorization: 'Bearer the key itself' } },
    ]);
  });
});
