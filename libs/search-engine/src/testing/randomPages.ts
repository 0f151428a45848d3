import { sortIndexes, type SearchRecord } from '@forecourt/search/model';
import fc from 'fast-check';
import type { ReferenceLeaf, ReferenceQuery } from './referenceSearch.ts';

type FacetLeaf = Extract<ReferenceLeaf, { value: string }>;

const quoted = (text: string): string => `"${text.replace(/[\\"]/g, '\\$&')}"`;
const filterText = (leaf: ReferenceLeaf): string =>
  'value' in leaf
    ? `${leaf.negated ? 'NOT ' : ''}${leaf.attribute}:${quoted(leaf.value)}`
    : `${leaf.attribute} ${leaf.operator} ${leaf.number}`;
const facetText = (leaf: FacetLeaf): string =>
  `${leaf.attribute}:${leaf.negated ? '-' : leaf.value.startsWith('-') ? '\\' : ''}${leaf.value}`;

export const styles = ['filters', 'lists'] as const;

/** Writes a question the way clients do: in `filters`, or in the parameters InstantSearch uses. */
export function wireParams(asked: ReferenceQuery, style: (typeof styles)[number]): Record<string, unknown> {
  const { index: _index, groups, ...params } = asked;
  const common = { ...params, maxValuesPerFacet: 1_000, typoTolerance: false };
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

/** Words, beginnings, joined and split names, synonyms of one and several words. */
const queries = [
  ...[
    '',
    '',
    '',
    '',
    '',
    '',
    'toyota',
    'mazda bt',
    'roof',
    'used grey',
    'land rov',
    '2019 kia',
    'cx5',
    'cx-5',
    'cx 5 sport',
  ],
  ...['landcruiser', 'land cruiser white', 'rav 4', 'rav4 2020', 'mazda cx5', 'bt50', 'ute', 'pickup', 'pick up mazda'],
  ...[
    'hatchback',
    'hatch picanto',
    'kia hatchback',
    'gray',
    'gray toyota',
    'electric',
    'ev',
    'second hand',
    'pre-owned kia',
  ],
  ...['tow bar', 'towbar', 'apple carp', 'demo toyota', 'demonstrator', 'range rover suv', 'crossover', 'nothing such'],
  ...[
    'utes',
    'hatches',
    'toyotas',
    'suvs',
    'kia picantos',
    'mazda bt 50',
    'bt 50 ute',
    'cx 5',
    'rav 4 suv',
    'land',
    'gr',
  ],
];

/** Questions about some records: any mix of words, refinements, counts, order and page. */
export function randomPages(records: readonly SearchRecord[]): fc.Arbitrary<ReferenceQuery> {
  const facetLeaf = fc.constantFrom(...facetNames, 'objectID').chain((attribute) => {
    const held = [...new Set(records.flatMap((record) => record[attribute as 'make'] ?? []).map(String)), 'nothing'];
    return fc.record({ attribute: fc.constant(attribute), value: fc.constantFrom(...held), negated: fc.boolean() });
  });
  const numericLeaf = fc.record({
    attribute: fc.constantFrom('price', 'km', 'year', 'seats', 'created_at_timestamp'),
    operator: fc.constantFrom('<' as const, '<=' as const, '=' as const, '!=' as const, '>' as const, '>=' as const),
    number: fc.constantFrom(...records.flatMap((record) => [record.price ?? 0, record.km ?? 0, record.year ?? 0]), 5),
  });
  return fc.record({
    index: fc.constantFrom(...sortIndexes.map(({ name }) => name), sortIndexes[0]?.name ?? ''),
    query: fc.constantFrom(...queries),
    groups: fc.array(
      fc.oneof(
        fc.array(facetLeaf, { minLength: 1, maxLength: 3 }),
        fc.array(numericLeaf, { minLength: 1, maxLength: 2 }),
      ),
      { maxLength: 3 },
    ),
    facets: fc.subarray([...facetNames, 'price', 'km', 'seats']),
    page: fc.constantFrom(0, 0, 0, 1, 3, 5_000),
    hitsPerPage: fc.constantFrom(0, 1, 24, 300),
  });
}
