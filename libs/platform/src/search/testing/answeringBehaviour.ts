import { primaryIndex, toSearchRecord } from '@forecourt/search/model';
import { describe, expect, it } from 'vitest';
import { type ReferenceLeaf, type ReferenceQuery, referenceSearch } from '@forecourt/search-engine/testing';
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

    it.each([
      [
        { filters: 'make:Toyota OR (body:SUV AND year:2020)' },
        'filters: OR over ANDs is not supported at character 15',
      ],
      [{ filters: 'dealership_id:dealer-b) OR (make:Kia' }, 'filters: unbalanced )'],
      [{ page: -1 }, 'page: expected a whole number from 0'],
    ])('says what is wrong with %j', async (params, message) => {
      const body = { requests: [{ indexName: primaryIndex, ...params }] };
      expect(await fixture.send('/1/indexes/*/queries', body)).toEqual({
        status: 400,
        body: { status: 400, message: expect.stringContaining(message) },
      });
      await expect(fixture.ask(params)).rejects.toThrow(message);
      expect(fixture.logged).toEqual([]);
    });

    it('knows how many vehicles it holds, whoever may see them', async () => {
      expect(await fixture.search.size()).toBe(fixture.stock.length);
      expect(await fixture.search.rebuild(batchesOf(fixture.stock, 7))).toBe(fixture.stock.length);
    });
  });
}
