import { printFilters, parseFilters, primaryIndex, siteFilter } from '@forecourt/search/model';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WireResponse } from '@forecourt/search-engine';
import {
  standInAccount,
  startAlgoliaStandIn,
  type AlgoliaStandIn,
  type RecordedRequest,
} from '../testing/algoliaStandIn.ts';
import { openPassThrough } from '../testing/openPassThrough.ts';
import { sampleNow, sampleSiteOf, sampleStock } from '@forecourt/search-engine/testing';
import { batchesOf } from '../testing/searchFixture.ts';
import { sampleKeys } from '../testing/serveSearch.ts';
import { dealershipKey } from './boundedParams.ts';

const site = sampleSiteOf(['dealer-a', 'dealer-b']);
const stock = sampleStock(40, 3, ['dealer-a', 'dealer-b', 'dealer-c']);
type PassThrough = Awaited<ReturnType<typeof openPassThrough>>;
let through: PassThrough;

beforeAll(async () => {
  through = await openPassThrough({ indexPrefix: 'shop_' });
  await through.search.rebuild(batchesOf(stock));
}, 60_000);
afterAll(() => through.close());
beforeEach(() => {
  through.standIn.requests.length = 0;
  through.standIn.interfere = () => null;
  through.logged.length = 0;
});

const send = (body: unknown, path = '/1/indexes/*/queries', key = sampleKeys.search, search = through.search) =>
  search.handle(site, {
    method: 'POST',
    path,
    searchParams: new URLSearchParams({ 'x-algolia-api-key': key }),
    headers: { 'x-algolia-application-id': 'forecourt', 'x-forwarded-for': '203.0.113.7' },
    body: JSON.stringify(body),
  });
const ask = (params: object): Promise<WireResponse> => send({ requests: [{ indexName: primaryIndex, ...params }] });

/** The filter expression of every query in what Algolia was asked. */
const filtersOf = ({ body }: RecordedRequest): string[] => {
  const { requests, params } = body as { requests?: { params: string }[]; params?: string };
  return (requests ?? [{ params: params ?? '' }]).map((one) => new URLSearchParams(one.params).get('filters') ?? '');
};

describe('the pass-through to Algolia', () => {
  const parsed = parseFilters(siteFilter(site, sampleNow));
  const dealers = ['dealer-a', 'dealer-b'].map((id) => `"dealership_key":"${dealershipKey(id)}"`).join(' OR ');
  const wall = `(${dealers}) AND ${printFilters(parsed.ok ? parsed.groups : [])}`;

  it('[SITE-04] puts the site’s filters before the client’s, whose ORs keep their brackets', async () => {
    const expected: readonly (readonly [string, string])[] = [
      ['', wall],
      ['make:Kia', `${wall} AND "make":"Kia"`],
      ['make:Kia OR make:"Land Rover"', `${wall} AND ("make":"Kia" OR "make":"Land Rover")`],
      [
        '(make:Kia OR make:Mazda) AND NOT year = 2020',
        `${wall} AND ("make":"Kia" OR "make":"Mazda") AND NOT "year" = 2020`,
      ],
    ];
    for (const [filters, sent] of expected) {
      through.standIn.requests.length = 0;
      expect((await ask({ filters })).status).toBe(200);
      expect(through.standIn.requests.flatMap(filtersOf)).toEqual([sent]);
    }
  });

  it('[SITE-04] filters every query of a batch, values of a facet, walks and single records', async () => {
    const [car] = stock;
    await send({ requests: [{ indexName: primaryIndex }, { indexName: primaryIndex, type: 'facet', facet: 'make' }] });
    await send({ facetQuery: 't' }, `/1/indexes/${primaryIndex}/facets/make/query`);
    await send({ params: 'query=toyota&filters=' }, `/1/indexes/${primaryIndex}/query`);
    await send({ requests: [{ indexName: primaryIndex, objectID: car?.id }] }, '/1/indexes/*/objects');
    await send({}, `/1/indexes/${primaryIndex}/browse`, sampleKeys.admin);
    const filters = through.standIn.requests.flatMap(filtersOf);
    expect(filters).toHaveLength(6);
    expect(filters.filter((one) => !one.startsWith(wall))).toEqual([]);
    expect(filters[4]).toBe(`${wall} AND "objectID":"${car?.id}"`);
  });

  it('reads with the key that only reads, and never passes on what the browser sent', async () => {
    await ask({ query: 'toyota', restrictIndices: '*' });
    expect((await ask({ query: 'toyota', boundary: 'x' })).status).toBe(400);
    const [asked] = through.standIn.requests;
    expect(asked).toMatchObject({
      key: 'search',
      method: 'POST',
      contentType: 'text/plain',
      path: '/1/indexes/*/queries',
    });
    const { requests } = asked?.body as { requests: { indexName: string; params: string }[] };
    expect(requests[0]?.indexName).toBe(`shop_${primaryIndex}`);
    expect([...new URLSearchParams(requests[0]?.params).keys()].toSorted()).toEqual(['filters', 'query']);
    expect(JSON.stringify(through.standIn.requests)).not.toMatch(/sample-search|203\.0\.113|restrictIndices/);
  });

  it('asks Algolia nothing for a request that is refused here', async () => {
    expect((await ask({ filters: 'make:Kia) OR (make:x' })).status).toBe(400);
    expect((await send({ requests: [] }, '/1/indexes/*/queries', 'guessed')).status).toBe(403);
    expect((await send({ requests: [] }, `/1/indexes/${primaryIndex}/batch`)).status).toBe(403);
    expect(through.standIn.requests).toEqual([]);
  });

  it('builds beside the index, gives it the product’s settings, synonyms and orders, and moves it', async () => {
    await through.search.rebuild(batchesOf(stock));
    const steps = through.standIn.requests
      .filter(({ method, path }) => method !== 'GET' && !path.endsWith('/queries') && !path.endsWith('/query'))
      .map(({ method, path }) => `${method} ${path.replace(/_tmp_\w{8}/, '_tmp')}`);
    expect(steps.filter((step) => step.endsWith('/operation'))).toHaveLength(2);
    expect(steps.indexOf(`POST /1/indexes/shop_${primaryIndex}_tmp/batch`)).toBeGreaterThan(0);
    expect(steps.indexOf(`POST /1/indexes/shop_${primaryIndex}/batch`)).toBe(-1);
    const settings = through.standIn.requests.filter(
      ({ method, path }) => method === 'PUT' && path.endsWith('/settings'),
    );
    expect(settings[0]?.body).toMatchObject({
      searchableAttributes: expect.arrayContaining(['unordered(make)']),
      attributesForFaceting: expect.arrayContaining(['searchable(make)', 'filterOnly(dealership_key)']),
      customRanking: ['desc(custom_rank)'],
    });
    const cheapest = settings.find(({ path }) => path.endsWith(`shop_${primaryIndex}_price_asc/settings`));
    expect(cheapest?.body).toMatchObject({ ranking: expect.arrayContaining(['asc(price)']) });
    expect(through.standIn.requests.every(({ key, path }) => key === 'admin' || /quer/.test(path))).toBe(true);
  });

  it('passes Algolia’s complaints on without its keys, and its limit', async () => {
    const interfere = (status: number, message: string) => {
      through.standIn.interfere = () => ({ status, message });
    };
    interfere(400, `filters: bad near shop_${primaryIndex}, key ${standInAccount.searchKey}`);
    expect(await ask({})).toEqual({
      status: 400,
      body: { status: 400, message: `filters: bad near ${primaryIndex}, key …` },
    });
    interfere(404, `Index shop_${primaryIndex} does not exist`);
    expect(await ask({})).toMatchObject({ status: 404, body: { message: `Index ${primaryIndex} does not exist` } });
    interfere(429, 'Too many requests');
    expect(await ask({})).toMatchObject({ status: 429, headers: { 'retry-after': '1' } });
    expect(through.logged).toEqual([]);
    interfere(403, `Invalid key ${standInAccount.searchKey} of ${standInAccount.application}`);
    const refused = await ask({});
    expect(refused).toMatchObject({ status: 503, body: { message: 'Search is not available right now' } });
    expect(through.logged).toEqual(['search: Algolia answered 403: Invalid key … of …']);
  });

  describe('when an address does not answer', () => {
    let second: AlgoliaStandIn;
    beforeAll(async () => void (second = await startAlgoliaStandIn()));
    afterAll(() => second.close());

    it('tries the next one once, and says that search is not available when that fails too', async () => {
      const timeouts = { connect: 200, read: 200, write: 200 };
      const { standIn } = through;
      const pair = await openPassThrough({ hosts: [standIn.url, second.url], indexPrefix: 'shop_', timeouts });
      const search = pair.search;
      const only = { requests: [{ indexName: primaryIndex, query: 'once' }] };
      standIn.interfere = () => 'silence';
      second.interfere = () => ({ status: 400, message: 'from the second' });
      expect(await send(only, undefined, undefined, search)).toMatchObject({
        status: 400,
        body: { message: 'from the second' },
      });
      expect([standIn.requests.length, second.requests.length]).toEqual([1, 1]);
      second.interfere = () => ({ status: 500, message: 'broken' });
      expect(await send(only, undefined, undefined, search)).toMatchObject({
        status: 503,
        headers: { 'retry-after': '1' },
      });
      await pair.close();
    });
  });
});
