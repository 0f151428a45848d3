import { primaryIndex, toSearchRecord } from '@forecourt/search/model';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WireRequest } from '../ports.ts';
import { sampleSiteOf, sampleStock } from './testing/sampleStock.ts';
import { openSampleSearch, sampleKeys } from './testing/serveSearch.ts';

/** Ids that differ in letter case only: filters compare values without it, the wall between sites must not. */
const own = sampleSiteOf(['dealer-a']);
const stock = sampleStock(150, 23, ['dealer-a', 'DEALER-A', 'dealer-b']).map((vehicle) => ({
  ...vehicle,
  colour: `colour of ${vehicle.dealership_id}`,
}));
const foreign = stock.filter((vehicle) => vehicle.dealership_id !== 'dealer-a');
const { search, logged } = openSampleSearch();

beforeAll(() => search.upsert(stock));
afterAll(() => search.close());

function send(path: string, body: unknown, method = 'POST'): Promise<{ status: number; body: unknown }> {
  const headers = { 'x-algolia-application-id': 'forecourt', 'x-algolia-api-key': sampleKeys.admin };
  const request: WireRequest = {
    method,
    path,
    searchParams: new URLSearchParams(),
    headers,
    body: JSON.stringify(body),
  };
  return search.handle(own, request);
}

/** Anything of another dealer in an answer: an id of its cars, or a value only its cars hold. What was asked is no leak. */
function leaks(body: unknown): string[] {
  const text = JSON.stringify(body, (name, value: unknown) =>
    name === 'params' || name === 'query' || name === 'message' ? undefined : value,
  );
  return [...foreign.map((vehicle) => `"${vehicle.id}"`), 'colour of dealer-b', 'colour of DEALER-A'].filter((mark) =>
    text.includes(mark),
  );
}

const piece = fc.constantFrom(
  ' OR ',
  ' AND ',
  'NOT ',
  '(',
  ')',
  '"',
  '\\',
  'dealership_id:dealer-b',
  'dealership_id:"DEALER-A"',
  'sold:true',
  'sold:false',
  'show_on_dealer_website:false',
  'price >= 0',
  'price:0 TO 999999999',
  '_tags:x',
  'objectID:car-23-1',
  '-',
  ':',
  'colour:"colour of dealer-b"',
);
const text = fc.array(piece, { maxLength: 7 }).map((pieces) => pieces.join(''));
const list = fc.oneof(text, fc.array(fc.oneof(text, fc.array(text, { maxLength: 3 })), { maxLength: 3 }));
const query = fc.record(
  {
    indexName: fc.constantFrom(primaryIndex, `${primaryIndex}_price_asc`),
    query: fc.oneof(text, fc.constantFrom('', 'dealer', 'colour', 'scope : dealer', 'toyota')),
    filters: text,
    facetFilters: list,
    numericFilters: list,
    tagFilters: list,
    facets: fc.constantFrom('*', ['colour', 'dealership_id'], 'colour'),
    attributesToRetrieve: fc.constantFrom(['*'], ['summary']),
    boundary: fc.constant({ dealershipIds: ['dealer-b'], filters: '' }),
    dealershipIds: fc.constant(['dealer-b']),
    hitsPerPage: fc.constant(1_000),
    type: fc.constantFrom('default', 'facet'),
    facet: fc.constantFrom('colour', 'dealership_id'),
    facetQuery: fc.constantFrom('', 'colour', 'dealer'),
    maxFacetHits: fc.constant(100),
  },
  { requiredKeys: ['indexName'] },
);

describe('a site’s search', () => {
  it('[SITE-04] never shows a car of another site, whatever the browser sends', async () => {
    const statuses = new Map<number, number>();
    await fc.assert(
      fc.asyncProperty(query, async (request) => {
        const answer = await send('/1/indexes/*/queries', { requests: [request] });
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        expect(answer.status === 200 || answer.status === 400).toBe(true);
        expect(leaks(answer.body)).toEqual([]);
      }),
      { seed: 20_261_106, numRuns: 1_500 },
    );
    expect(statuses.get(200)).toBeGreaterThan(100);
    expect(logged).toEqual([]);
  });

  it('[SITE-04] finds no car of another site by id, alone or among others', async () => {
    const ids = stock.map((vehicle) => vehicle.id);
    const requests = ids.map((objectID) => ({ indexName: primaryIndex, objectID }));
    const many = await send('/1/indexes/*/objects', { requests });
    expect(leaks(many.body)).toEqual([]);
    expect((many.body as { results: unknown[] }).results.filter(Boolean).length).toBeGreaterThan(10);
    for (const { id } of foreign.slice(0, 20)) {
      expect((await send(`/1/indexes/${primaryIndex}/${id}`, {}, 'GET')).status).toBe(404);
    }
  });

  it('[SITE-04] browses its own cars only, with a cursor of its own making too', async () => {
    const forged = Buffer.from(
      JSON.stringify({ after: 0, params: { filters: 'dealership_id:dealer-b', hitsPerPage: 1_000 } }),
    );
    for (const body of [{}, { cursor: forged.toString('base64url') }]) {
      const answer = await send(`/1/indexes/${primaryIndex}/browse`, body);
      expect(answer.status).toBe(200);
      expect(leaks(answer.body)).toEqual([]);
    }
  });

  it('[SITE-05] shows the stock of each of a group’s dealerships', async () => {
    const group = sampleSiteOf(['dealer-a', 'dealer-b']);
    const body = { requests: [{ indexName: primaryIndex, facets: ['dealership_id'], hitsPerPage: 0 }] };
    const [result] = (await search.queries(group, body)).results as {
      facets: { dealership_id: Record<string, number> };
    }[];
    expect(Object.keys(result?.facets.dealership_id ?? {}).toSorted()).toEqual(['dealer-a', 'dealer-b']);
  });

  it('[SITE-04] keeps a car that leaves the site out from that moment on', async () => {
    const moved = stock.find(
      (vehicle) => vehicle.dealership_id === 'dealer-a' && !vehicle.sold && vehicle.show_on_dealer_website,
    );
    if (!moved) throw new Error('the sample has no such car');
    const count = async () => {
      const { results } = await search.queries(own, {
        requests: [{ indexName: primaryIndex, filters: '', hitsPerPage: 1_000 }],
      });
      return (results[0] as { hits: { objectID: string }[] }).hits.filter((hit) => hit.objectID === moved.id).length;
    };
    expect(await count()).toBe(1);
    await search.upsert([{ ...moved, dealership_id: 'dealer-b' }]);
    expect(await count()).toBe(0);
    await search.upsert([moved]);
    expect(await count()).toBe(1);
    expect(toSearchRecord(moved).dealership_id).toBe('dealer-a');
  });
});
