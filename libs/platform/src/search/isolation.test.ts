import type { Vehicle } from '@forecourt/domain';
import { primaryIndex } from '@forecourt/search/model';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AlgoliaStandIn } from './testing/algoliaStandIn.ts';
import { openPassThrough } from './testing/openPassThrough.ts';
import { sampleSiteOf, sampleStock } from '@forecourt/search-engine/testing';
import { batchesOf, leaksOf, ownIds, type OpenedSearch } from './testing/searchFixture.ts';
import { openSampleSearch, sampleKeys, wireRequest } from './testing/serveSearch.ts';
import { arbitraryRead } from './testing/strangeRequests.ts';

/** Ids that differ in letter case only: filters compare values without it, the wall between sites must not. */
const dealers = ['dealer-a', 'DEALER-A', 'dealer-b', 'dealer-c'];
const site = sampleSiteOf(['dealer-a']);
const stock = sampleStock(160, 71, dealers).map((vehicle): Vehicle => ({
  ...vehicle,
  colour: `colour of ${vehicle.dealership_id}`,
}));
const own = ownIds({ site, stock });
const foreignMarks = dealers.filter((id) => id !== 'dealer-a').map((id) => `"colour of ${id}`);

/** What stands before each adapter, and how many requests it gets: the stand-in answers by the engine over HTTP. */
const adapters: readonly (readonly [string, number, () => Promise<OpenedSearch & { standIn?: AlgoliaStandIn }>])[] = [
  ['the embedded engine', 2_000, async () => openSampleSearch()],
  ['Algolia, played by a stand-in', 400, () => openPassThrough()],
];

describe.each(adapters)('a site’s endpoint before %s', (_name, requests, open) => {
  let opened: Awaited<ReturnType<typeof open>>;
  const send = (path: string, body: unknown, method?: string) =>
    opened.search.handle(site, wireRequest(path, body, { method, key: sampleKeys.admin }));
  const operate = (from: string, operation: string, destination: string) =>
    send(`/1/indexes/${from}/operation`, { operation, destination });
  const leaks = (body: unknown): string[] => {
    const text = JSON.stringify(body, (name, value: unknown) =>
      name === 'params' || name === 'query' || name === 'message' ? undefined : value,
    );
    return [...leaksOf({ site, stock }, body, own), ...foreignMarks.filter((mark) => text.includes(mark))];
  };

  beforeAll(async () => {
    opened = await open();
    await opened.search.rebuild(batchesOf(stock));
    await operate(primaryIndex, 'copy', 'copied');
    await operate(primaryIndex, 'copy', 'passing');
    await operate('passing', 'move', 'moved');
  }, 60_000);
  afterAll(() => opened.close());

  it('[SITE-04] yields no vehicle of another site to any of many requests that look for one', async () => {
    const statuses = new Map<number, number>();
    let cars = 0;
    await fc.assert(
      fc.asyncProperty(arbitraryRead(stock, ['copied', 'moved']), async ({ path, body, method }) => {
        const answer = await send(path, body, method);
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        cars += JSON.stringify(answer.body).includes('"car-71-') ? 1 : 0;
        expect([200, 400, 404]).toContain(answer.status);
        expect(leaks(answer.body)).toEqual([]);
      }),
      { seed: 20_261_106, numRuns: requests },
    );
    expect(statuses.get(200)).toBeGreaterThan(requests / 6);
    expect(cars).toBeGreaterThan(requests / 30);
    expect(opened.logged).toEqual([]);
  }, 120_000);

  it('[SITE-04] asks for nothing without the site’s filters', async () => {
    const asked = (opened.standIn?.requests ?? []).filter(({ path }) => /\/(queries|query|browse)$/.test(path));
    const own = asked.filter(({ key, path }) => key === 'search' || path.endsWith('/browse'));
    const unfiltered = own.filter(({ body }) => {
      type Asked = { requests?: { params: string }[]; params?: string; cursor?: string };
      const { requests, params, cursor } = body as Asked;
      const filters = (requests ?? [{ params: params ?? '' }]).map((one) =>
        new URLSearchParams(one.params).get('filters'),
      );
      const isFiltered = (one: string | null) => one?.startsWith('"dealership_key":"d6465616c65722d61" AND ');
      return cursor === undefined && !filters.every(isFiltered);
    });
    expect(unfiltered).toEqual([]);
    expect(own.length > requests / 6).toBe(opened.standIn !== undefined);
  });

  it('[SITE-04] finds no vehicle of another site by id, alone or among others, in any index', async () => {
    for (const indexName of [primaryIndex, `${primaryIndex}_price_asc`, 'copied', 'moved']) {
      const requests = stock.map(({ id: objectID }) => ({ indexName, objectID }));
      const { body } = await send('/1/indexes/*/objects', { requests });
      expect(leaks(body)).toEqual([]);
      expect((body as { results: unknown[] }).results.filter(Boolean)).toHaveLength(own.size);
    }
    const foreign = stock.filter((vehicle) => vehicle.dealership_id !== 'dealer-a');
    for (const { id } of foreign.slice(0, 20)) {
      expect((await send(`/1/indexes/${primaryIndex}/${id}`, {}, 'GET')).status).toBe(404);
    }
  });

  it('[SITE-05] shows a site without dealerships nothing', async () => {
    const none = { ...site, stockDealershipIds: [] };
    const { results } = await opened.search.queries(none, { requests: [{ indexName: primaryIndex }] });
    expect(results[0]).toMatchObject({ nbHits: 0, hits: [] });
  });
});
