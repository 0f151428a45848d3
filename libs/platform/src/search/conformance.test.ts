import { toSearchRecord, type SearchRecord } from '@forecourt/search/model';
import { algoliasearch, type Algoliasearch } from 'algoliasearch';
import { liteClient } from 'algoliasearch/lite';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { siteShows } from './testing/referenceSearch.ts';
import { sampleSiteOf, sampleStock } from './testing/sampleStock.ts';
import { openSampleSearch, sampleKeys, serveSearch, type SearchServer } from './testing/serveSearch.ts';

const site = sampleSiteOf(['dealer-1']);
const stock = sampleStock(120, 11, ['dealer-1', 'dealer-2']);
const shown = stock.map(toSearchRecord).filter((record) => siteShows(site, record));
const { search } = openSampleSearch();
let server: SearchServer;
let reader: ReturnType<typeof liteClient>;
let writer: Algoliasearch;

async function* inBatches() {
  for (let start = 0; start < stock.length; start += 50) yield stock.slice(start, start + 50);
}

beforeAll(async () => {
  server = await serveSearch(search, site);
  const hosts = [{ url: `${server.address}/api/search`, accept: 'readWrite' as const, protocol: 'http' as const }];
  reader = liteClient('forecourt', sampleKeys.search, { hosts });
  writer = algoliasearch('forecourt', sampleKeys.admin, { hosts });
});
beforeEach(async () => {
  await search.rebuild(inBatches());
});
afterAll(async () => {
  await server.close();
  await search.close();
});

describe('the search protocol, asked by the real clients', () => {
  it('[SRCH-20] gives a page of hits with counts and ranges, best rank first', async () => {
    const { results } = await reader.search<SearchRecord>({
      requests: [
        { indexName: 'Car_production', hitsPerPage: 10, page: 0, facets: ['make', 'price'], maxValuesPerFacet: 10 },
        {
          indexName: 'Car_production_price_asc',
          hitsPerPage: 1,
          facetFilters: [['make:Toyota', 'make:Kia']],
          numericFilters: ['price>=1'],
        },
      ],
    });
    const [first, cheapest] = results as unknown as [
      {
        hits: SearchRecord[];
        nbHits: number;
        nbPages: number;
        facets: Record<string, object>;
        facets_stats: Record<string, object>;
      },
      { hits: SearchRecord[] },
    ];
    expect(first).toMatchObject({
      nbHits: shown.length,
      nbPages: Math.ceil(shown.length / 10),
      index: 'Car_production',
      page: 0,
    });
    expect(first.hits).toHaveLength(10);
    expect(first.hits[0]?.custom_rank).toBe(Math.max(...shown.map((record) => record.custom_rank)));
    expect(first.facets_stats.price).toMatchObject({ max: Math.max(...shown.map((record) => record.price)) });
    expect(Object.keys(first.facets)).toEqual(['make', 'price']);
    const affordable = shown.filter((record) => record.price >= 1 && ['Toyota', 'Kia'].includes(record.make));
    expect(cheapest.hits[0]?.price).toBe(Math.min(...affordable.map((record) => record.price)));
  });

  it('keeps the price facet in the answer when nothing is found, so that clients keep its range', async () => {
    const { results } = await reader.search({
      requests: [{ indexName: 'Car_production', query: 'zzzzzz', facets: ['price'] }],
    });
    expect(results[0]).toMatchObject({ nbHits: 0, facets: { price: {} } });
  });

  it('finds values of a facet, inside a query and on its own path', async () => {
    const kept = shown.filter((record) => record.make === 'Land Rover').length;
    const expected = { value: 'Land Rover', highlighted: 'Land <b>Rov</b>er', count: kept };
    const tags = { highlightPreTag: '<b>', highlightPostTag: '</b>' };
    const { results } = await reader.search({
      requests: [{ type: 'facet', indexName: 'Car_production', facet: 'make', facetQuery: 'rov', ...tags }],
    });
    expect(results[0]).toMatchObject({ facetHits: [expected], exhaustiveFacetsCount: true });
    const direct = await writer.searchForFacetValues({
      indexName: 'Car_production',
      facetName: 'make',
      searchForFacetValuesRequest: { facetQuery: 'rov', params: 'highlightPreTag=<b>&highlightPostTag=</b>' },
    });
    expect(direct.facetHits).toEqual([expected]);
  });

  it('answers version 4’s form body and its URL-encoded parameters', async () => {
    const params = `query=toyota&hitsPerPage=3&facets=${encodeURIComponent('["make"]')}&facetFilters=${encodeURIComponent('[["car_type:used"]]')}`;
    const response = await fetch(
      `http://${server.address}/api/search/1/indexes/*/queries?x-algolia-application-id=forecourt&x-algolia-api-key=${sampleKeys.search}`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: JSON.stringify({ requests: [{ indexName: 'Car_production', params }] }),
      },
    );
    const { results } = (await response.json()) as { results: { nbHits: number; hits: unknown[]; facets: object }[] };
    const right = shown.filter((record) => record.make === 'Toyota' && record.car_type === 'used').length;
    expect(results[0]).toMatchObject({ nbHits: right, facets: { make: { Toyota: right } } });
    expect(results[0]?.hits).toHaveLength(Math.min(3, right));
  });

  it('gives a query id to clients that track clicks, a new one each time', async () => {
    const requests = [{ indexName: 'Car_production', clickAnalytics: true }];
    const ids = await Promise.all(
      [0, 1].map(async () => (await reader.search({ requests })).results[0] as { queryID: string }),
    );
    for (const { queryID } of ids) expect(queryID).toMatch(/^[0-9a-f]{32}$/);
    expect(ids[0]?.queryID).not.toBe(ids[1]?.queryID);
  });

  it('returns only the attributes asked for, and the id always', async () => {
    const ask = async (attributesToRetrieve: string[]) => {
      const requests = [
        { indexName: 'Car_production', hitsPerPage: 1, attributesToHighlight: [], attributesToRetrieve },
      ];
      return (await reader.searchForHits({ requests })).results[0]?.hits[0];
    };
    expect(Object.keys((await ask(['make', 'model'])) ?? {}).toSorted()).toEqual(['make', 'model', 'objectID']);
    expect(await ask(['*', '-summary'])).not.toHaveProperty('summary');
    expect(await ask(['*', '-summary'])).toHaveProperty('price');
  });

  it('reads single records and several', async () => {
    const [one, two] = shown;
    const record = await writer.getObject({ indexName: 'Car_production', objectID: one?.objectID ?? '' });
    expect(record).toEqual(one);
    const { results } = await writer.getObjects<SearchRecord>({
      requests: [two?.objectID ?? '', 'none'].map((objectID) => ({ indexName: 'Car_production', objectID })),
    });
    expect(results).toEqual([two, null]);
    await expect(writer.getObject({ indexName: 'Car_production', objectID: 'none' })).rejects.toMatchObject({
      status: 404,
    });
  });

  it('takes a batch of writes and shows each at once', async () => {
    const [one, two] = shown as [SearchRecord, SearchRecord];
    const indexName = 'Car_production';
    const saved = await writer.saveObjects({ indexName, objects: [{ ...one, price: 123_456 }], waitForTasks: true });
    expect(saved[0]?.objectIDs).toEqual([one.objectID]);
    await writer.partialUpdateObject({
      indexName,
      objectID: one.objectID,
      attributesToUpdate: {
        custom_rank: { _operation: 'Increment', value: 500 },
        categories: { _operation: 'AddUnique', value: 'Runout' },
      },
    });
    await writer.deleteObject({ indexName, objectID: two.objectID });
    const answer = await writer.searchSingleIndex<SearchRecord>({ indexName, searchParams: { hitsPerPage: 1 } });
    expect(answer.nbHits).toBe(shown.length - 1);
    expect(answer.hits[0]).toMatchObject({
      objectID: one.objectID,
      price: 123_456,
      categories: [...one.categories, 'Runout'],
    });
  });

  it('walks through all records of the site with a cursor', async () => {
    const ids: string[] = [];
    let pages = 0;
    await writer.browseObjects<SearchRecord>({
      indexName: 'Car_production',
      browseParams: { hitsPerPage: 7 },
      aggregator: (page) => {
        pages += 1;
        ids.push(...page.hits.map((hit) => hit.objectID));
      },
    });
    expect(ids.toSorted()).toEqual(shown.map((record) => record.objectID).toSorted());
    expect(pages).toBe(Math.ceil(shown.length / 7));
  });

  it('replaces all records in one step, by copy and move', async () => {
    const kept = shown.slice(0, 5);
    await writer.replaceAllObjects({
      indexName: 'Car_production',
      objects: kept as unknown as Record<string, unknown>[],
      batchSize: 2,
    });
    const answer = await writer.searchSingleIndex<SearchRecord>({
      indexName: 'Car_production',
      searchParams: { query: kept[0]?.make ?? '' },
    });
    expect(answer.hits.map((hit) => hit.objectID).toSorted()).toEqual(
      kept
        .filter((record) => record.make === kept[0]?.make)
        .map((record) => record.objectID)
        .toSorted(),
    );
    expect((await writer.listIndices()).items.map((index) => index.name)).toEqual(['Car_production']);
  });

  it('deletes by filter and clears', async () => {
    const indexName = 'Car_production';
    await writer.deleteBy({ indexName, deleteByParams: { filters: 'make:Toyota' } });
    const left = await writer.searchSingleIndex({ indexName, searchParams: { facets: ['make'] } });
    expect(left.facets?.make).not.toHaveProperty('Toyota');
    expect(left.nbHits).toBe(shown.filter((record) => record.make !== 'Toyota').length);
    await writer.clearObjects({ indexName });
    expect(await search.size()).toBe(0);
  });

  it('keeps an index’s settings and answers by them', async () => {
    const indexName = 'offers';
    await writer.setSettings({
      indexName,
      indexSettings: { attributesForFaceting: ['searchable(kind)'], searchableAttributes: ['title'] },
    });
    const seen = { dealership_id: 'dealer-1', show_on_dealer_website: true, sold_date_timestamp: 4_000_000_000 };
    await writer.saveObjects({
      indexName,
      objects: [
        { objectID: '1', title: 'Runout sale', kind: 'Sale', note: 'hidden words', ...seen },
        { objectID: '2', title: 'Low rate', kind: 'Finance', note: 'hidden words', ...seen },
      ],
    });
    expect(await writer.getSettings({ indexName })).toMatchObject({ searchableAttributes: ['title'] });
    const ask = (searchParams: object) => writer.searchSingleIndex({ indexName, searchParams });
    expect(await ask({ query: 'runout', facets: ['*'] })).toMatchObject({ nbHits: 1, facets: { kind: { Sale: 1 } } });
    expect(await ask({ query: 'hidden' })).toMatchObject({ nbHits: 0 });
  });
});
