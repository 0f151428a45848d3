import { primaryIndex } from '@forecourt/search/model';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type WireResponse, wireRoutes } from '@forecourt/search-engine';
import type { OpenedSearch } from './testing/searchFixture.ts';
import { openPassThrough } from './testing/openPassThrough.ts';
import { sampleSiteOf, sampleStock } from '@forecourt/search-engine/testing';
import { batchesOf } from './testing/searchFixture.ts';
import { openSampleSearch, sampleKeys, wireRequest } from './testing/serveSearch.ts';

const site = sampleSiteOf(['dealer-1']);
const stock = sampleStock(200, 5, ['dealer-1']);

/** Valid parameter names, so that random values get past the first check. */
const names = [
  ...['requests', 'indexName', 'params', 'query', 'filters', 'facetFilters', 'numericFilters', 'tagFilters', 'facets'],
  ...'page hitsPerPage offset length maxValuesPerFacet type facet facetQuery cursor objectID'.split(' '),
  ...['attributesToRetrieve', 'action', 'body', 'operation', 'destination', 'scope', 'synonyms', 'input', '_operation'],
  ...['__proto__', 'constructor', 'toString'],
];
const words = fc.constantFrom(primaryIndex, 'make:Toyota', ...'copy move addObject clear synonym \u0000 💥'.split(' '));
const leaf = fc.oneof(fc.string(), words, fc.integer(), fc.double(), fc.boolean(), fc.constant(null));
const { json } = fc.letrec((tie) => ({
  json: fc.oneof(
    { maxDepth: 4 },
    leaf,
    fc.array(tie('json'), { maxLength: 4 }),
    fc.dictionary(fc.oneof(fc.constantFrom(...names), fc.string({ maxLength: 6 })), tie('json'), { maxKeys: 5 }),
  ),
}));
const query = fc.dictionary(fc.constantFrom(...names), json, { maxKeys: 6 });
const body = fc.oneof(
  json,
  query,
  fc
    .array(query, { maxLength: 3 })
    .map((requests) => ({ requests: requests.map((one) => ({ indexName: primaryIndex, ...one })) })),
);
/** Every route, with odd names in its variable parts. */
const route = fc
  .tuple(
    fc.constantFrom(...wireRoutes),
    fc.array(fc.constantFrom(primaryIndex, 'x', '..', 'é', ' '), { minLength: 3, maxLength: 3 }),
  )
  .map(([{ method, path }, parts]) => {
    const left = [...parts];
    return {
      method,
      path: ['', '1', ...path.map((one) => (one === '{}' ? encodeURIComponent(left.pop() ?? '') : one))].join('/'),
    };
  });

const adapters: readonly (readonly [string, () => Promise<OpenedSearch>])[] = [
  ['the embedded engine', async () => openSampleSearch()],
  ['the pass-through', () => openPassThrough()],
];

describe.each(adapters)('%s, sent nonsense', (name, open) => {
  let opened: OpenedSearch;
  beforeAll(async () => void (opened = await open()));
  afterAll(() => opened.close());
  const send = (method: string, path: string, text: string): Promise<WireResponse> =>
    opened.search.handle(site, wireRequest(path, text, { method, key: sampleKeys.admin }));

  it('answers every body on every path with a status of its own, and the next visitor as if nothing had been', async () => {
    const runs = name === 'the embedded engine' ? 1_000 : 150;
    await fc.assert(
      fc.asyncProperty(route, body, async ({ method, path }, sent) => {
        const answer = await send(method, path, JSON.stringify(sent) ?? '');
        expect([200, 400, 403, 404]).toContain(answer.status);
        if (answer.status !== 200) {
          expect(answer.body).toEqual({ status: answer.status, message: expect.stringMatching(/\w/) });
        }
      }),
      { seed: 20_261_122, numRuns: runs },
    );
    expect(opened.logged).toEqual([]);
    await opened.search.rebuild(batchesOf(stock));
    const { results } = await opened.search.queries(site, { requests: [{ indexName: primaryIndex }] });
    expect((results[0] as { nbHits: number }).nbHits).toBeGreaterThan(100);
  }, 120_000);

  it('answers text that is no JSON, or not whole, with what is wrong in it', async () => {
    const whole = JSON.stringify({ requests: [{ indexName: primaryIndex, filters: 'make:Toyota' }] });
    for (let length = 1; length < whole.length; length += 3) {
      const answer = await send('POST', '/1/indexes/*/queries', whole.slice(0, length));
      expect(answer).toMatchObject({ status: 400, body: { message: expect.stringMatching(/^body: not JSON/) } });
    }
  });
});

describe('many visitors at once', () => {
  it('are answered in turns: who asks for little is not kept behind all who ask for much', async () => {
    const { search } = openSampleSearch();
    await search.upsert(stock);
    const order: string[] = [];
    const ask = async (name: string, requests: object[]) => {
      await search.queries(site, { requests: requests.map((one) => ({ indexName: primaryIndex, ...one })) });
      order.push(name);
    };
    const heavy = (visitor: number) =>
      ask(
        'much',
        Array.from({ length: 4 }, (_, place) => ({
          query: 'to',
          hitsPerPage: 100,
          facets: ['*'],
          maxValuesPerFacet: 100,
          numericFilters: [`price>=${visitor * 100 + place}`],
        })),
      );
    const light = () => ask('little', [{ hitsPerPage: 1 }]);
    const all: Promise<void>[] = [];
    for (let visitor = 0; visitor < 12; visitor += 1) all.push(heavy(visitor), light());
    await Promise.all(all);
    // Each light question waits for the heavy ones before it at most, never for those that came after.
    order.forEach((one, place) => {
      const before = order.slice(0, place + 1);
      const much = before.filter((name) => name === 'much').length;
      if (one === 'little') expect(before.length - much).toBeGreaterThanOrEqual(much - 1);
    });
    await search.close();
  });
});
