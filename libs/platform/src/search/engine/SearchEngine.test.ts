import { siteFilter, sortIndexes, toSearchRecord } from '@forecourt/search/model';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { referenceSearch, type ReferenceLeaf, type ReferenceQuery } from '../testing/referenceSearch.ts';
import { sampleNow, sampleSiteOf, sampleStock } from '../testing/sampleStock.ts';
import type { IndexRecord } from './columns.ts';
import { SearchEngine } from './SearchEngine.ts';

const records = sampleStock(400, 7, ['dealer-1', 'dealer-2', 'dealer-3']).map(toSearchRecord);
const engine = new SearchEngine(':memory:');
engine.upsert(records as unknown as IndexRecord[]);
afterAll(() => engine.close());

const sites = [sampleSiteOf(['dealer-1']), sampleSiteOf(['dealer-2', 'dealer-3'], { soldDays: 5 })];

interface Answer {
  hits: { objectID: string }[];
  nbHits: number;
  nbPages: number;
  facets: Record<string, Record<string, number>>;
  facets_stats?: Record<string, { min: number; max: number; avg: number; sum: number }>;
}

type FacetLeaf = Extract<ReferenceLeaf, { value: string }>;

const quoted = (text: string): string => `"${text.replace(/[\\"]/g, '\\$&')}"`;
const filterText = (leaf: ReferenceLeaf): string =>
  'value' in leaf
    ? `${leaf.negated ? 'NOT ' : ''}${leaf.attribute}:${quoted(leaf.value)}`
    : `${leaf.attribute} ${leaf.operator} ${leaf.number}`;
const facetText = (leaf: FacetLeaf): string =>
  `${leaf.attribute}:${leaf.negated ? '-' : leaf.value.startsWith('-') ? '\\' : ''}${leaf.value}`;

/** Writes a question the way clients do: in `filters`, or in the parameters InstantSearch uses. */
function wireParams(asked: ReferenceQuery, style: 'filters' | 'lists'): Record<string, unknown> {
  const { index: _index, groups, ...params } = asked;
  const common = { ...params, maxValuesPerFacet: 1_000 };
  if (style === 'filters')
    return { ...common, filters: groups.map((group) => `(${group.map(filterText).join(' OR ')})`).join(' AND ') };
  const isFacet = (leaf: ReferenceLeaf): leaf is FacetLeaf => 'value' in leaf;
  return {
    ...common,
    facetFilters: groups.filter((group) => group.every(isFacet)).map((group) => group.filter(isFacet).map(facetText)),
    numericFilters: groups
      .filter((group) => !group.every(isFacet))
      .map((group) => group.map((leaf) => ('value' in leaf ? '' : `${leaf.attribute}${leaf.operator}${leaf.number}`))),
  };
}

const facetNames = [
  'make',
  'model',
  'make_model',
  'body',
  'colour',
  'tag',
  'certified',
  'sold',
  'year',
  'filtered_features',
  'price_range',
];
const facetLeaf = fc.constantFrom(...facetNames).chain((attribute) => {
  const held = [...new Set(records.flatMap((record) => record[attribute as 'make'] ?? []).map(String)), 'nothing'];
  return fc.record({ attribute: fc.constant(attribute), value: fc.constantFrom(...held), negated: fc.boolean() });
});
const numericLeaf = fc.record({
  attribute: fc.constantFrom('price', 'km', 'year', 'seats', 'created_at_timestamp'),
  operator: fc.constantFrom('<' as const, '<=' as const, '=' as const, '!=' as const, '>' as const, '>=' as const),
  number: fc.constantFrom(...records.flatMap((record) => [record.price, record.km ?? 0, record.year ?? 0]), 5),
});
const query: fc.Arbitrary<ReferenceQuery> = fc.record({
  index: fc.constantFrom(...sortIndexes.map(({ name }) => name)),
  query: fc.constantFrom('', '', '', 'toyota', 'mazda bt', 'roof', 'used grey', 'land rov', '2019 kia'),
  groups: fc.array(
    fc.oneof(
      fc.array(facetLeaf, { minLength: 1, maxLength: 3 }),
      fc.array(numericLeaf, { minLength: 1, maxLength: 2 }),
    ),
    { maxLength: 3 },
  ),
  facets: fc.subarray([...facetNames, 'price', 'km', 'seats']),
  page: fc.constantFrom(0, 0, 1, 3),
  hitsPerPage: fc.constantFrom(0, 1, 24, 300),
});

describe('SearchEngine', () => {
  it('[SRCH-08] answers every refinement with the hits, counts, ranges and order of a search done by hand', () => {
    let withHits = 0;
    fc.assert(
      fc.property(
        query,
        fc.constantFrom(...sites),
        fc.constantFrom('filters' as const, 'lists' as const),
        (asked, site, style) => {
          const boundary = { dealershipIds: site.stockDealershipIds, filters: siteFilter(site, sampleNow) };
          const [result] = engine.query(
            [{ index: asked.index, facet: null, params: wireParams(asked, style) }],
            boundary,
          );
          const answer = result as Answer;
          const right = referenceSearch(records, site, asked);
          withHits += right.nbHits > 0 ? 1 : 0;
          expect(answer.nbHits).toBe(right.nbHits);
          // A question with words is ordered by how well they fit first, except where the visitor chose an order.
          if (asked.query === '' || asked.index !== 'Car_production') {
            expect(answer.hits.map((hit) => hit.objectID)).toEqual(right.ids);
          }
          expect(answer.facets ?? {}).toEqual(right.facets);
          expect(answer.facets_stats ?? {}).toEqual(right.stats);
        },
      ),
      { seed: 20_261_105, numRuns: 1_500 },
    );
    expect(withHits).toBeGreaterThan(400);
  });

  it('pages through all hits once each, in any order', () => {
    for (const { name } of sortIndexes) {
      const boundary = { dealershipIds: ['dealer-1'], filters: '' };
      const pages = Array.from({ length: 20 }, (_, page) => ({
        index: name,
        facet: null,
        params: { page, hitsPerPage: 10 },
      }));
      const ids = engine.query(pages, boundary).flatMap((answer) => (answer as Answer).hits.map((hit) => hit.objectID));
      const own = records.filter((record) => record.dealership_id === 'dealer-1').map((record) => record.objectID);
      expect(ids.toSorted()).toEqual(own.toSorted());
    }
  });

  it('keeps the highest counts of a facet, and equals by name', () => {
    const [result] = engine.query(
      [{ index: 'Car_production', facet: null, params: { facets: ['model'], maxValuesPerFacet: 2 } }],
      { dealershipIds: ['dealer-1'], filters: '' },
    );
    const counts = new Map<string, number>();
    for (const record of records.filter(({ dealership_id }) => dealership_id === 'dealer-1')) {
      counts.set(record.model, (counts.get(record.model) ?? 0) + 1);
    }
    const best = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, 2);
    expect(Object.entries((result as Answer).facets.model ?? {})).toEqual(best);
  });
});
