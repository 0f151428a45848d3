import { primaryIndex, toSearchRecord } from '@forecourt/search/model';
import { describe, expect, it } from 'vitest';
import { type ReferenceLeaf, type ReferenceQuery, referenceSearch } from '@forecourt/search-engine/testing';
import { sampleKeys } from './serveSearch.ts';
import { batchesOf, idsOf, visibleStock, type SearchFixture } from './searchFixture.ts';

const is = (attribute: string, value: string): ReferenceLeaf => ({ attribute, value, negated: false });
const not = (attribute: string, value: string): ReferenceLeaf => ({ attribute, value, negated: true });
const atLeast = (attribute: string, number: number): ReferenceLeaf => ({ attribute, operator: '>=', number });

/** Queries for the reference implementation, and the same in the wire format. */
const questions: readonly (readonly [title: string, groups: readonly (readonly ReferenceLeaf[])[], wire: object])[] = [
  ['nothing', [], {}],
  ['one make', [[is('make', 'Toyota')]], { filters: 'make:Toyota' }],
  [
    'makes or makes, in an expression',
    [[is('make', 'Kia'), is('make', 'Mazda')]],
    { filters: 'make:Kia OR make:"Mazda"' },
  ],
  [
    'an OR beside an AND',
    [[is('make', 'Kia'), is('make', 'Mazda')], [is('car_type', 'used')]],
    { filters: '(make:Kia OR make:Mazda) AND car_type:used' },
  ],
  [
    'lists of facets',
    [[is('make', 'Toyota'), is('make', 'Land Rover')], [not('certified', 'true')]],
    { facetFilters: [['make:Toyota', 'make:Land Rover'], ['certified:-true']] },
  ],
  [
    'numbers',
    [[atLeast('price', 20_000)], [{ attribute: 'year', operator: '<=', number: 2024 }]],
    { numericFilters: ['price>=20000', 'year<=2024'] },
  ],
  [
    'a range',
    [[atLeast('km', 5_000)], [{ attribute: 'km', operator: '<=', number: 90_000 }]],
    { filters: 'km:5000 TO 90000' },
  ],
  ['odd letters', [[is('colour', 'Citroën "rouge"')]], { filters: 'colour:"Citroën \\"rouge\\""' }],
  ['a tag that looks like grammar', [[is('tag', 'AND more')]], { filters: 'tag:"AND more"' }],
];

export function itAnswers(fixture: SearchFixture): void {
  describe('asked', () => {
    const facets = ['make', 'car_type', 'price', 'km', 'year', 'categories'];
    const expected = (groups: ReferenceQuery['groups'], index: string) =>
      referenceSearch(fixture.stock.map(toSearchRecord), fixture.site, {
        index,
        query: '',
        groups,
        facets,
        page: 0,
        hitsPerPage: 25,
      });

    it.each(questions)(
      '[SRCH-08] finds, counts and orders exactly what is right for %s',
      async (_title, groups, wire) => {
        for (const indexName of [primaryIndex, `${primaryIndex}_price_asc`, `${primaryIndex}_newest`]) {
          const right = expected(groups, indexName);
          const page = await fixture.ask({ indexName, facets, maxValuesPerFacet: 1_000, hitsPerPage: 25, ...wire });
          expect(idsOf(page)).toEqual(right.ids);
          expect(page).toMatchObject({ nbHits: right.nbHits, index: indexName, facets: right.facets });
          expect(Object.keys(page.facets_stats ?? {}).toSorted()).toEqual(Object.keys(right.stats).toSorted());
          for (const [name, { min, max, sum }] of Object.entries(right.stats)) {
            expect(page.facets_stats?.[name]).toMatchObject({ min, max });
            expect(page.facets_stats?.[name]?.sum).toBeCloseTo(sum, 3);
          }
        }
      },
    );

    it('gives every page of a list once', async () => {
      const ids: string[] = [];
      for (let page = 0; page < 4; page += 1) ids.push(...idsOf(await fixture.ask({ page, hitsPerPage: 20 })));
      expect(ids).toHaveLength(80);
      expect(new Set(ids).size).toBe(80);
    });

    it('[SRCH-20] finds values of a facet among what else is refined', async () => {
      const shown = visibleStock(fixture.site, fixture.stock);
      const count = shown.filter((record) => record.make === 'Land Rover' && (record.price ?? 0) >= 10_000).length;
      const params = { type: 'facet', facet: 'make', facetQuery: 'lan', numericFilters: ['price>=10000'] };
      const found = (await fixture.ask(params)) as unknown as { facetHits: object[] };
      expect(found.facetHits).toEqual([{ value: 'Land Rover', highlighted: '<em>Lan</em>d Rover', count }]);
    });

    it('repeats what the client asked and nothing of what was added to it', async () => {
      const page = await fixture.ask({ filters: 'make:Toyota', hitsPerPage: 1 });
      expect(Object.fromEntries(new URLSearchParams(page.params))).toEqual({
        filters: 'make:Toyota',
        hitsPerPage: '1',
      });
      const own = Object.keys(visibleStock(fixture.site, fixture.stock)[0] ?? {});
      expect(Object.keys(page.hits[0] ?? {}).filter((name) => name !== '_highlightResult')).toEqual(
        expect.arrayContaining(own),
      );
      expect(Object.keys(page.hits[0] ?? {})).toHaveLength(own.length + 1);
    });

    it('[API-03] reads records by id, alone and together', async () => {
      const [one, two] = visibleStock(fixture.site, fixture.stock);
      const path = `/1/indexes/${primaryIndex}/${one?.objectID}`;
      expect(await fixture.send(path, {}, 'GET')).toEqual({ status: 200, body: one });
      const some = await fixture.send(`${path}?attributesToRetrieve=make,model`, {}, 'GET');
      expect(some.body).toEqual({ objectID: one?.objectID, make: one?.make, model: one?.model });
      const requests = [two?.objectID, 'none', one?.objectID].map((objectID) => ({
        indexName: primaryIndex,
        objectID,
      }));
      const many = await fixture.send('/1/indexes/*/objects', { requests });
      expect(many.body).toEqual({ results: [two, null, one] });
    });

    it('walks through the site’s records with a cursor', async () => {
      const ids: string[] = [];
      let cursor: string | undefined;
      do {
        const body = cursor ? { cursor } : { hitsPerPage: 9, filters: 'NOT make:Kia' };
        const answer = await fixture.send(`/1/indexes/${primaryIndex}/browse`, body, 'POST', sampleKeys.admin);
        const page = answer.body as { hits: { objectID: string }[]; cursor?: string };
        ids.push(...page.hits.map((hit) => hit.objectID));
        cursor = page.cursor;
      } while (cursor);
      const right = visibleStock(fixture.site, fixture.stock).filter((record) => record.make !== 'Kia');
      expect(ids.toSorted()).toEqual(right.map((record) => record.objectID).toSorted());
    });

    it.each([
      [
        { filters: 'make:Toyota OR (body:SUV AND year:2020)' },
        'filters: OR over ANDs is not supported at character 15',
      ],
      [{ filters: 'dealership_id:dealer-b) OR (make:Kia' }, 'filters: unbalanced )'],
      [{ facetFilters: [[7]] }, 'facetFilters[0][0]: expected a string'],
      [{ numericFilters: ['price>cheap'] }, 'numericFilters: expected attribute, operator and number'],
      [{ page: -1 }, 'page: expected a whole number from 0'],
      [{ hitsPerPage: 1_001 }, 'hitsPerPage: expected a whole number from 0 to 1000'],
      [{ query: {} }, 'query: expected a string'],
    ])('says what is wrong with %j', async (params, message) => {
      const body = { requests: [{ indexName: primaryIndex, ...params }] };
      expect(await fixture.send('/1/indexes/*/queries', body)).toEqual({
        status: 400,
        body: { status: 400, message: expect.stringContaining(message) },
      });
      await expect(fixture.ask(params)).rejects.toThrow(message);
    });

    it('says that there is no such index', async () => {
      const body = { requests: [{ indexName: 'nothing' }] };
      expect(await fixture.send('/1/indexes/*/queries', body)).toEqual({
        status: 404,
        body: { status: 404, message: 'Index nothing does not exist' },
      });
      expect(fixture.logged).toEqual([]);
    });

    it('knows how many vehicles it holds, whoever may see them', async () => {
      expect(await fixture.search.size()).toBe(fixture.stock.length);
      expect(await fixture.search.rebuild(batchesOf(fixture.stock, 7))).toBe(fixture.stock.length);
    });
  });
}
