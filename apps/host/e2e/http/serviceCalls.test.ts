import { dealerPages } from '@forecourt/domain';
import { expect, test } from 'vitest';
import { siteSlugs } from '../support/address.ts';
import { siteOf } from '../support/gated.ts';
import { askSite, firstInStock, search } from '../support/wire.ts';

const json = (text: string): unknown => JSON.parse(text);

test('[API-03] the search answers the standard client of the service, a batch in its order, and nobody without the key', async () => {
  const ask = (requests: unknown, headers = {}) =>
    askSite('harbour-toyota', '/api/search/1/indexes/*/queries', {
      method: 'POST',
      headers: { 'content-type': 'text/plain', ...headers },
      body: JSON.stringify({ requests }),
    });
  const keys = { 'x-algolia-application-id': 'forecourt', 'x-algolia-api-key': 'demo-search' };
  const one = { indexName: 'Car_production', query: 'hilux', hitsPerPage: 3, facets: ['model'] };
  const answer = await ask([one, { ...one, query: 'corolla', page: 1 }], keys);
  const { results } = json(answer.text) as { results: Record<string, unknown>[] };
  expect(results.map(({ query, page, hitsPerPage, index }) => [query, page, hitsPerPage, index])).toEqual([
    ['hilux', 0, 3, 'Car_production'],
    ['corolla', 1, 3, 'Car_production'],
  ]);
  expect(Object.keys((results[0]?.['facets'] as Record<string, object>)['model'] ?? {})).toContain('HiLux');
  expect((await ask([one], { ...keys, 'x-algolia-api-key': 'wrong-key' })).status).toBe(403);
  // A page shows no more at once; a list of everything is for programs.
  const whole = await ask([{ ...one, hitsPerPage: 1_000 }], keys);
  expect([whole.status, json(whole.text)]).toEqual([
    403,
    expect.objectContaining({ message: expect.stringContaining('requests[0].hitsPerPage: at most 100 with this key') }),
  ]);
});

test('[API-04] a postcode is where it is, and one that is not says so', async () => {
  const known = await askSite('harbour-toyota', '/api/geocode?postcode=6160');
  expect([known.status, json(known.text)]).toEqual([200, { lat: -32.05, long: 115.75 }]);
  for (const postcode of ['0000', '61600', 'abcd', '']) {
    const unknown = await askSite('harbour-toyota', `/api/geocode?postcode=${postcode}`);
    expect([postcode, unknown.status, json(unknown.text)]).toEqual([postcode, 404, { error: 'Invalid postcode' }]);
  }
});

test('[API-06] pictures come in the widths that the page offers, each in a form the browser takes, and no others', async () => {
  const { slug } = await firstInStock('harbour-toyota', 'photos_count > 0');
  const { text } = await askSite('harbour-toyota', `/cars/${slug}`);
  const offered =
    /srcSet="([^"]+)"/i
      .exec(text)?.[1]
      ?.split(', ')
      .map((one) => one.split(' ')) ?? [];
  expect(offered.length).toBeGreaterThan(4);
  const sizes: number[] = [];
  for (const [path = '', width = ''] of [offered[1] ?? [], offered.at(-1) ?? []]) {
    const avif = await askSite('harbour-toyota', path, { headers: { accept: 'image/avif,image/webp,*/*' } });
    const plain = await askSite('harbour-toyota', path, { headers: { accept: 'image/jpeg' } });
    expect([avif.status, avif.headers['content-type']], width).toEqual([200, 'image/avif']);
    expect([plain.status, plain.headers['content-type']], width).toEqual([200, 'image/jpeg']);
    expect(avif.headers['cache-control']).toContain('immutable');
    sizes.push(plain.body.length);
  }
  expect(sizes[1]).toBeGreaterThan(sizes[0] ?? 0);
  const other = (offered[0]?.[0] ?? '').replace(/\d+$/, '777');
  expect((await askSite('harbour-toyota', other)).status).toBe(404);
});

test('[API-07] a vehicle’s place is drawn as a map, and the way there leads to the entry on record', async () => {
  const { slug } = await firstInStock('harbour-toyota');
  const { text } = await askSite('harbour-toyota', `/cars/${slug}`);
  const [place] = siteOf('harbour-toyota').locations;
  const part = text.slice(text.indexOf('id="vehicle-map"'));
  expect(part).toContain((place?.address.place_url ?? 'none').replaceAll('&', '&amp;'));
  expect(part).toMatch(/Get Directions/);
  expect(part).toMatch(/<svg[^>]*(role="img"|aria-label)[\s\S]*?<path/);
});

test('[API-08] service booking, finance and selling lead to the manufacturer’s domain where the dealer has one', async () => {
  for (const slug of siteSlugs) {
    const { text } = await askSite(slug, '/');
    const site = siteOf(slug);
    const wanted = JSON.stringify(site.navigation);
    const pages = dealerPages(site.baseDomain);
    for (const name of ['serviceBooking', 'finance', 'sellMyCar'] as const) {
      const isLinked = wanted.includes(`dealer:${name}`);
      if (pages) expect(text.includes(`href="${pages[name]}"`), `${slug} ${name}`).toBe(isLinked);
      else expect(text).not.toMatch(/dealer\.example\/(service-booking|finance|sell-my-car)/);
    }
    expect(text).not.toContain('href="dealer:');
  }
  expect(dealerPages(siteOf('sunrise-kia').baseDomain)).not.toBeNull();
});

test('[SRCH-19] a site’s numbered preset leaves vehicles out of its lists, and out of no other site’s', async () => {
  const without = (slug: (typeof siteSlugs)[number]) => search(slug, { filters: 'photos_count = 0', hitsPerPage: 0 });
  expect(siteOf('coastline-caravans').search.preset).toBe(4);
  expect((await without('coastline-caravans')).nbHits).toBe(0);
  expect((await search('coastline-caravans', { hitsPerPage: 0 })).nbHits).toBeGreaterThan(50);
  expect((await without('haggle-free-cars')).nbHits).toBeGreaterThan(0);
});
