import { locationSchema, siteSchema, type Site } from '@forecourt/domain';
import { sampleSite } from '@forecourt/domain/testing';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FetchReviews } from '../../ports/reviewPort.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { startStandIn, type StandIn } from '../standIn/startStandIn.ts';
import { json, startOneAnswer, type OneAnswer } from '../testing/oneAnswer.ts';
import { reviewBehaviour } from '../testing/reviewBehaviour.ts';
import { openHttpReviews } from './httpReviews.ts';
import { openReviews } from './openReviews.ts';

const log = pino({ level: 'silent' });
const place = locationSchema.parse({ ...sampleSite.locations[0], id: 'loc-southern-mg' });
const feed = (on: boolean): Site =>
  siteSchema.parse({ ...sampleSite, flags: {}, locations: [place], reviewSettings: { feed: on } });

let standIn: StandIn;
beforeAll(async () => {
  standIn = await startStandIn({ now: () => new Date(), webhookSecret: 'a-secret-of-this-test' });
});
afterEach(() => standIn.misbehave('reviews', {}));
afterAll(() => standIn.close());
const http = (timeoutMs = 1_000): FetchReviews =>
  openHttpReviews({ service: { url: `${standIn.url}/places`, key: 'stand-in' }, log, timeoutMs });

describe('a review service over HTTP', () => {
  reviewBehaviour(() => ({ ask: http(), known: place }));

  it.each([{ fail: 9 }, { garbage: true }, { delayMs: 5_000 }, { lose: 9 }])(
    'is done without when it answers %j',
    async (fault) => {
      standIn.misbehave('reviews', fault);
      expect(await http(300)(place)).toEqual({ found: null, reason: 'unavailable' });
    },
  );

  let server: OneAnswer | null = null;
  afterEach(() => server?.close());
  const whole = { id: 'r1', customer_name: 'Ada', text: 'Good.', rating: 5, review_date: '2026-11-01' };

  it('leaves a wrong review out and keeps the others, and asks for the map’s own place with the key', async () => {
    const summary = { count: 2, average_rating: 4.5 };
    server = await startOneAnswer(json(200, { summary, reviews: [whole, { ...whole, id: 'r2', rating: 'many' }] }));
    const ask = openHttpReviews({ service: { url: `${server.url}/places/`, key: 'the key' }, log });
    const { found } = await ask({ ...place, address: { ...place.address, place_id: 'map/1' } });
    expect(found?.reviews.map(({ id }) => id)).toEqual(['r1']);
    expect(found?.summary).toEqual({ ...summary, spread: null });
    expect(server.calls[0]).toMatchObject({
      route: 'GET /places/map%2F1',
      headers: { authorization: 'Bearer the key' },
    });
  });

  it.each([
    [
      'more than is read',
      { summary: { count: 1, average_rating: 5 }, reviews: [{ ...whole, text: 'x'.repeat(300_000) }] },
    ],
    ['no figures', { reviews: [whole] }],
    ['a mean of six stars', { summary: { count: 1, average_rating: 6 } }],
  ])('takes nothing of an answer with %s', async (_, body) => {
    server = await startOneAnswer(json(200, body));
    const ask = openHttpReviews({ service: { url: server.url, key: 'the key' }, log });
    expect((await ask(place)).found).toBeNull();
  });
});

describe('[REV-01] reviews that are fetched', () => {
  let folder: string;
  let file: string;
  beforeEach(async () => {
    folder = temporaryFolder();
    file = join(folder, 'reviews.json');
  });
  const open = (fetchReviews: FetchReviews, site: Site) =>
    openReviews({ fetchReviews, sites: () => [site], file, log });
  const down: FetchReviews = async () => ({ found: null, reason: 'unavailable' });

  it('take the place of the file’s own on sites that want them, and those sites are told of once', async () => {
    const site = feed(true);
    const listener = vi.fn();
    const reviews = await open(http(), site);
    reviews.onChange(listener);
    expect(reviews.reviewed(site)).toBe(site);
    await Promise.all([reviews.refresh(), reviews.refresh()]);
    await reviews.refresh();
    expect(listener.mock.calls).toEqual([[[site.slug]]]);
    expect(reviews.reviewed(site).locations[0]?.reviews).toMatchObject({ count: 251, average_rating: 4.5 });
    expect(reviews.reviewed(site).reviews).toHaveLength(6);
    const other = feed(false);
    expect(reviews.reviewed(other)).toBe(other);
  });

  it('stay as they were last read while the service is away, across restarts too', async () => {
    const site = feed(true);
    await (await open(http(), site)).refresh();
    const restarted = await open(down, site);
    await restarted.refresh();
    expect(restarted.reviewed(site).reviews).toHaveLength(6);
  });

  it('are asked for anew where what was kept cannot be read', async () => {
    await writeFile(file, '{ "loc-southern-mg": ');
    const site = feed(true);
    const reviews = await open(http(), site);
    expect(reviews.reviewed(site)).toBe(site);
    await reviews.refresh();
    expect(reviews.reviewed(site).reviews).toHaveLength(6);
  });
});
