import type { SearchRecord } from '@forecourt/search/model';
import { describe, expect, it } from 'vitest';
import { allIds, idsOf, isWithin, pricesOf, shown, type ConformanceTarget } from './conformanceTarget.ts';

interface Page {
  hits: SearchRecord[];
  nbHits: number;
  facets: Record<string, Record<string, number>>;
  facets_stats: Record<string, { min: number; max: number; avg: number; sum: number }>;
}

/** Reading, as pages do it with version 5. */
export function itConformsInReading(target: ConformanceTarget): void {
  const ask = async (...requests: object[]): Promise<Page[]> => {
    const named = requests.map((request) => ({ indexName: target.indexName, ...request }));
    return (await target.reader.search<SearchRecord>({ requests: named })).results as unknown as Page[];
  };

  describe('read', () => {
    it('[SRCH-20] gives a page of hits with counts and ranges, best rank first', async () => {
      const page = { hitsPerPage: 10, page: 0, facets: ['make', 'price'], maxValuesPerFacet: 10 };
      const order = `${target.indexName}_price_asc`;
      const wanted = { facetFilters: [['make:Toyota', 'make:Kia']], numericFilters: ['price>=1'] };
      const [first, cheapest] = await ask(page, { indexName: order, hitsPerPage: 1, ...wanted });
      expect(first).toMatchObject({
        nbHits: shown.length,
        nbPages: Math.ceil(shown.length / 10),
        index: target.indexName,
        page: 0,
      });
      expect(first?.hits).toHaveLength(10);
      expect(first?.hits[0]?.custom_rank).toBe(Math.max(...shown.map((record) => record.custom_rank)));
      expect(first?.facets_stats.price).toMatchObject({ max: Math.max(...pricesOf(shown)) });
      expect(Object.keys(first?.facets ?? {}).toSorted()).toEqual(['make', 'price']);
      const affordable = shown.filter((record) => isWithin(record.price, 1) && ['Toyota', 'Kia'].includes(record.make));
      expect(cheapest?.hits[0]?.price).toBe(Math.min(...pricesOf(affordable)));
    });

    it('gives the last page short and the page after it empty', async () => {
      const last = Math.ceil(shown.length / 10) - 1;
      const [end, beyond] = await ask({ hitsPerPage: 10, page: last }, { hitsPerPage: 10, page: last + 1 });
      expect(end?.hits).toHaveLength(shown.length - last * 10);
      expect(beyond).toMatchObject({ hits: [], nbHits: shown.length, page: last + 1 });
    });

    it('[SRCH-08] narrows by every kind of filter', async () => {
      const [text, facets, numbers, range, negated] = await ask(
        { filters: '(make:Toyota OR make:"Land Rover") AND NOT car_type:new', hitsPerPage: 1_000 },
        { facetFilters: [['make:Toyota', 'make:Land Rover'], 'car_type:-new'], hitsPerPage: 1_000 },
        { numericFilters: ['price>=20000', ['year=2020', 'year=2021']], hitsPerPage: 1_000 },
        { filters: 'price:20000 TO 40000', hitsPerPage: 1_000 },
        { facetFilters: ['make:-Toyota'], hitsPerPage: 1_000 },
      );
      const two = shown.filter(({ make, car_type }) => ['Toyota', 'Land Rover'].includes(make) && car_type !== 'new');
      expect(idsOf(text?.hits ?? [])).toEqual(allIds(two));
      expect(idsOf(facets?.hits ?? [])).toEqual(allIds(two));
      const years = shown.filter(({ price, year }) => isWithin(price, 20_000) && (year === 2020 || year === 2021));
      expect(idsOf(numbers?.hits ?? [])).toEqual(allIds(years));
      expect(idsOf(range?.hits ?? [])).toEqual(allIds(shown.filter(({ price }) => isWithin(price, 20_000, 40_000))));
      expect(idsOf(negated?.hits ?? [])).toEqual(allIds(shown.filter(({ make }) => make !== 'Toyota')));
    });

    it('answers the sub-query of a refined facet, whose facet is a plain string', async () => {
      const quiet = { hitsPerPage: 0, page: 0, analytics: false, clickAnalytics: false };
      const [page] = await ask({ facets: 'make', facetFilters: [['car_type:used']], ...quiet });
      const used = shown.filter((record) => record.car_type === 'used');
      const counts = Object.fromEntries(
        [...new Set(used.map(({ make }) => make))].map((make) => [
          make,
          used.filter((car) => car.make === make).length,
        ]),
      );
      expect(page).toMatchObject({ hits: [], nbHits: used.length, facets: { make: counts } });
      expect(Object.keys(page?.facets ?? {})).toEqual(['make']);
    });

    it('[SRCH-02] leaves out words where nothing is found, as `removeWordsIfNoResults` says', async () => {
      const of = (query: string, removeWordsIfNoResults: string) => ({
        query,
        removeWordsIfNoResults,
        filters: 'make:Toyota',
        hitsPerPage: 1_000,
      });
      const [none, last, notLast, first, any] = await ask(
        of('toyota qqzzqq', 'none'),
        of('toyota qqzzqq', 'lastWords'),
        of('qqzzqq toyota', 'lastWords'),
        of('qqzzqq toyota', 'firstWords'),
        of('qqzzqq toyota wwxxww', 'allOptional'),
      );
      const toyotas = allIds(shown.filter(({ make }) => make === 'Toyota'));
      expect(toyotas.length).toBeGreaterThan(1);
      expect([none?.nbHits, notLast?.nbHits]).toEqual([0, 0]);
      for (const page of [last, first, any]) expect(idsOf(page?.hits ?? [])).toEqual(toyotas);
    });

    it('[SRCH-02] takes beginnings of words for words, as `queryType` says', async () => {
      const of = (query: string, queryType: string) => ({
        query,
        queryType,
        typoTolerance: false,
        filters: 'make:Toyota',
      });
      const [inOrder, last, firstOnly, all, none] = await ask(
        of('toyot', 'prefixLast'),
        of('toyota toyot', 'prefixLast'),
        of('toyot toyota', 'prefixLast'),
        of('toyot toyota', 'prefixAll'),
        of('toyot', 'prefixNone'),
      );
      const { length } = shown.filter(({ make }) => make === 'Toyota');
      expect([inOrder, last, firstOnly, all, none].map((page) => page?.nbHits)).toEqual([length, length, 0, length, 0]);
    });

    it('keeps the price facet in the answer when nothing is found, so that clients keep its range', async () => {
      const [page] = await ask({ query: 'zzzzzzzzzz', facets: ['price'] });
      expect(page).toMatchObject({ nbHits: 0, facets: { price: {} } });
    });

    it('[SRCH-20] finds values of a facet among what else is refined, inside a query and on its own path', async () => {
      const kept = shown.filter(({ make, price }) => make === 'Land Rover' && isWithin(price, 10_000)).length;
      const expected = { value: 'Land Rover', highlighted: 'Land <b>Rov</b>er', count: kept };
      const tags = { highlightPreTag: '<b>', highlightPostTag: '</b>' };
      const facetRequest = {
        type: 'facet' as const,
        indexName: target.indexName,
        facet: 'make',
        facetQuery: 'rov',
        numericFilters: ['price>=10000'],
        ...tags,
      };
      const { results } = await target.reader.search({ requests: [facetRequest] });
      expect(results[0]).toMatchObject({ facetHits: [expected], exhaustiveFacetsCount: true });
      const values = await target.writer.searchForFacets({ requests: [facetRequest] });
      expect(values.results[0]?.facetHits).toEqual([expected]);
      const direct = await target.writer.searchForFacetValues({
        indexName: target.indexName,
        facetName: 'make',
        searchForFacetValuesRequest: {
          facetQuery: 'rov',
          params: 'highlightPreTag=<b>&highlightPostTag=</b>&numericFilters=price>=10000',
        },
      });
      expect(direct.facetHits).toEqual([expected]);
    });

    it('marks what was typed in what was found', async () => {
      const [page] = await ask({ query: 'toyota', hitsPerPage: 1, highlightPreTag: '[', highlightPostTag: ']' });
      const [hit] = (page?.hits ?? []) as unknown as { _highlightResult: Record<string, object> }[];
      expect(hit?._highlightResult.make).toMatchObject({
        value: '[Toyota]',
        matchLevel: 'full',
        fullyHighlighted: true,
        matchedWords: ['toyota'],
      });
    });

    it('gives a query id to clients that track clicks, a new one each time', async () => {
      const ids = (await Promise.all([ask({ clickAnalytics: true }), ask({ clickAnalytics: true })])).map(
        ([page]) => (page as unknown as { queryID: string }).queryID,
      );
      for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
      expect(ids[0]).not.toBe(ids[1]);
      expect((await ask({}))[0]).not.toHaveProperty('queryID');
    });

    it('returns only the attributes asked for, and the id always', async () => {
      const first = async (attributesToRetrieve: string[]) =>
        (await ask({ hitsPerPage: 1, attributesToHighlight: [], attributesToRetrieve }))[0]?.hits[0] ?? {};
      expect(Object.keys(await first(['make', 'model'])).toSorted()).toEqual(['make', 'model', 'objectID']);
      expect(await first(['*', '-summary'])).not.toHaveProperty('summary');
      expect(await first(['*', '-summary'])).toHaveProperty('price');
    });

    it('[API-03] reads single records and several', async () => {
      const { indexName } = target;
      const [one, two] = shown;
      const { objectID = '', make, model } = one ?? {};
      expect(await target.writer.getObject({ indexName, objectID })).toEqual(one);
      const attributesToRetrieve = ['make', 'model'];
      const part = await target.writer.getObject({ indexName, objectID, attributesToRetrieve });
      expect(part).toEqual({ objectID, make, model });
      const { results } = await target.writer.getObjects<SearchRecord>({
        requests: [two?.objectID ?? '', 'none', objectID].map((id) => ({ indexName, objectID: id })),
      });
      expect(results).toEqual([two, null, one]);
    });

    it('walks through the records of a filter with a cursor', async () => {
      const ids: string[] = [];
      let pages = 0;
      await target.writer.browseObjects<SearchRecord>({
        indexName: target.indexName,
        browseParams: { hitsPerPage: 7, filters: 'NOT make:Kia' },
        aggregator: (page) => {
          pages += 1;
          ids.push(...page.hits.map((hit) => hit.objectID));
        },
      });
      const right = shown.filter(({ make }) => make !== 'Kia');
      expect(ids.toSorted()).toEqual(allIds(right));
      expect(pages).toBe(Math.ceil(right.length / 7));
    });

    it('says what is wrong, with a message and a status', async () => {
      await expect(ask({ filters: 'make:Toyota OR (body:SUV AND year:2020)' })).rejects.toMatchObject({ status: 400 });
      await expect(ask({ indexName: `${target.indexName}_none` })).rejects.toMatchObject({ status: 404 });
      const { indexName } = target;
      await expect(target.writer.getObject({ indexName, objectID: 'none' })).rejects.toMatchObject({ status: 404 });
      const requests = [{ indexName }];
      await expect(target.stranger.search({ requests })).rejects.toMatchObject({ status: 403 });
    });
  });
}
