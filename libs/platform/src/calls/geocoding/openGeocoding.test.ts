import type { CountryCode } from '@forecourt/domain';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startStandIn, type StandIn } from '../standIn/startStandIn.ts';
import { json, startOneAnswer, type OneAnswer } from '../testing/oneAnswer.ts';
import type { Place } from '../../ports/geocodingPort.ts';
import { openHttpGeocoding } from './httpGeocoding.ts';
import { openGeocoding } from './openGeocoding.ts';

const log = pino({ level: 'silent' });
const fremantle = { found: { lat: -32.05, long: 115.75 } };

describe('a map service over HTTP', () => {
  let standIn: StandIn;
  beforeAll(async () => {
    standIn = await startStandIn({ now: () => new Date(), webhookSecret: 'a-secret-of-this-test' });
  });
  afterEach(() => standIn.misbehave('places', {}));
  afterAll(() => standIn.close());
  const ask = (postcode: string, country: CountryCode = 'AU') => {
    const service = { url: `${standIn.url}/maps/api/geocode/json`, key: 'stand-in' };
    return openHttpGeocoding({ service, log, timeoutMs: 300 })(postcode, country);
  };

  it('[API-04] reads where a postcode is', async () => {
    expect(await ask('6160')).toEqual(fremantle);
    expect((await ask('6999')).found).toBeNull();
    expect((await ask('4999')).found).toBeNull();
    expect((await ask('2621')).found).toEqual({ lat: -34.8, long: 148.2 });
  });

  it('[API-04] takes the same digits for another place in another country', async () => {
    expect((await ask('2022', 'NZ')).found).toEqual({ lat: -36.97, long: 174.79 });
    expect((await ask('2022')).found).toEqual({ lat: -33.8, long: 151 });
  });

  it.each([{ fail: 9 }, { garbage: true }, { delayMs: 5_000 }, { lose: 9 }])(
    'is done without when it answers %j',
    async (fault) => {
      standIn.misbehave('places', fault);
      expect(await ask('6160')).toEqual({ found: null, reason: 'unavailable' });
    },
  );

  let server: OneAnswer | null = null;
  afterEach(() => server?.close());
  const [unknown, unavailable] = (['unknown', 'unavailable'] as const).map((reason) => ({ found: null, reason }));
  it.each([
    [{ status: 'ZERO_RESULTS', results: [] }, unknown],
    [{ status: 'OK', results: [] }, unknown],
    [{ status: 'OVER_QUERY_LIMIT', results: [] }, unavailable],
    [{ status: 'OK', results: [{ geometry: {} }] }, unavailable],
    [{ status: 'OK', results: [{ geometry: { location: { lat: 51.5, lng: 0 } } }] }, unavailable],
    [{ results: [{ geometry: { location: { lat: -32.05, lng: 115.75 } } }] }, fremantle],
  ])('[API-04] takes %j for what it is', async (body, place) => {
    server = await startOneAnswer(json(200, body));
    expect(await openHttpGeocoding({ service: { url: server.url, key: 'the key' }, log })('6160', 'AU')).toEqual(place);
    const requests = new URLSearchParams(server.calls[0]?.route.split('?')[1]);
    expect(requests.get('components')).toBe('postal_code:6160|country:AU');
  });
});

describe('postcodes', () => {
  const day = 86_400_000;
  const open = (answer: (postcode: string) => Promise<Place>, max = 3) => {
    let at = 0;
    const requests: string[] = [];
    const service = openGeocoding({
      now: () => new Date(at),
      max,
      perAddress: 2,
      ask(postcode) {
        requests.push(postcode);
        return answer(postcode);
      },
    });
    return { service, requests, wait: (ms: number) => (at += ms) };
  };

  it('[API-04] are asked for once in 30 days', async () => {
    const { service, requests, wait } = open(() => Promise.resolve(fremantle));
    expect(await Promise.all([service.locate('6160', 'AU'), service.locate('6160', 'AU')])).toEqual([
      fremantle.found,
      fremantle.found,
    ]);
    wait(30 * day - 1);
    await service.locate('6160', 'AU');
    expect(requests).toEqual(['6160']);
    wait(1);
    await service.locate('6160', 'AU');
    expect(requests).toHaveLength(2);
  });

  it('are asked for again soon where nobody answered, later where there is none', async () => {
    const answers: Place[] = [
      { found: null, reason: 'unavailable' },
      { found: null, reason: 'unknown' },
    ];
    const { service, requests, wait } = open(() => Promise.resolve(answers[requests.length - 1] ?? fremantle));
    expect(await service.lookUp('6160', 'AU')).toEqual(answers[0]);
    wait(30_000);
    expect(await service.lookUp('6160', 'AU')).toEqual(answers[1]);
    wait(day - 1);
    expect(await service.lookUp('6160', 'AU')).toEqual(answers[1]);
    wait(1);
    expect(await service.locate('6160', 'AU')).toEqual(fremantle.found);
  });

  it.each(['', '616', '61600', 'abcd', '６１６０', null, 6160, ['6160']])(
    '[API-04] know no postcode %j, and ask nobody',
    async (given) => {
      const { service, requests } = open(() => Promise.resolve(fremantle));
      expect(await service.lookUp(given, 'AU')).toEqual({ found: null, reason: 'unknown' });
      expect(requests).toEqual([]);
    },
  );

  it('[API-04] are asked for a few times for each address, and known ones as often as anybody likes', async () => {
    const { service, requests } = open(() => Promise.resolve(fremantle));
    const [one, other] = ['2001:db8:1:1::7', '203.0.113.8'];
    expect(await service.lookUp('6160', 'AU', one)).toEqual(fremantle);
    expect(await service.lookUp('6161', 'AU', '2001:db8:1:1::8')).toEqual(fremantle);
    const refused = await service.lookUp('6162', 'AU', one);
    expect(refused).toEqual({ found: null, reason: 'often', retryAfterSeconds: expect.any(Number) });
    expect('retryAfterSeconds' in refused && refused.retryAfterSeconds).toBeGreaterThan(590);
    expect(await service.lookUp('6160', 'AU', one)).toEqual(fremantle);
    expect(await service.lookUp('6162', 'AU', other)).toEqual(fremantle);
    expect(await service.locate('6163', 'AU')).toEqual(fremantle.found);
    expect(requests).toEqual(['6160', '6161', '6162', '6163']);
  });

  it('keep only so many, and survive whoever is asked', async () => {
    const { service, requests } = open((postcode) =>
      postcode === '0001' ? Promise.reject(new Error('down')) : Promise.resolve(fremantle),
    );
    for (const postcode of ['2000', '3000', '4000', '5000', '2000']) await service.locate(postcode, 'AU');
    expect(requests).toEqual(['2000', '3000', '4000', '5000', '2000']);
    expect(await service.locate('0001', 'AU')).toBeNull();
  });
});
