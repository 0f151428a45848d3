import type { Site } from '@forecourt/domain';
import type { Chance } from './chance.ts';
import type { AgreedWords } from './plainWords.ts';
import type { Leaf, Question } from './reference.ts';
import type { ReferenceCar } from './referenceCar.ts';
import { siteOf } from './scopes.ts';
import type { SortName } from './workload.ts';

/** A question with the way in which it is written. */
export interface RandomQuestion extends Question {
  sort: SortName | null;
  wire: Record<string, unknown>;
}

const listed = [
  ...['make', 'model', 'make_model', 'badge', 'series', 'colour', 'drive', 'fuel', 'transmission', 'state'],
  ...['city', 'car_type', 'item_type', 'dealership_name', 'location_name', 'certified', 'reserved', 'status', 'tag'],
  ...['categories', 'filtered_features', 'price_range', 'seats', 'year', 'sleeps'],
];
const numbers = ['price', 'km', 'year', 'seats', 'created_at_timestamp', 'sleeps', 'tare_weight', 'subscription_price'];
const operators = ['<', '<=', '=', '!=', '>', '>='] as const;
const orders: readonly [SortName | null, Question['order']][] = [
  [null, { attribute: 'custom_rank', direction: 'desc' }],
  ['price_asc', { attribute: 'price', direction: 'asc' }],
  ['price_desc', { attribute: 'price', direction: 'desc' }],
  ['year_desc', { attribute: 'year', direction: 'desc' }],
  ['km_asc', { attribute: 'km', direction: 'asc' }],
  ['newest', { attribute: 'created_at_timestamp', direction: 'desc' }],
];

const isWritable = (value: string): boolean => /^[ -~]+$/.test(value) && !/["\\]/.test(value) && !value.startsWith('-');

function facetGroup(cars: readonly ReferenceCar[], chance: Chance): Leaf[] {
  const attribute = chance.pick(listed);
  const negated = chance.is(0.15);
  const leaves: Leaf[] = [];
  for (let count = negated ? 1 : 1 + chance.below(3); count > 0; count -= 1) {
    const values = (chance.pick(cars).values[attribute] ?? []).filter(isWritable);
    if (values.length > 0) leaves.push({ attribute, value: chance.pick(values), negated });
  }
  return leaves;
}

function numberGroup(cars: readonly ReferenceCar[], chance: Chance): Leaf[] {
  const attribute = chance.pick(numbers);
  const one = chance.pick(cars).numbers[attribute] ?? 0;
  const other = chance.pick(cars).numbers[attribute] ?? 0;
  if (chance.is(0.4)) return [{ attribute, low: Math.min(one, other), high: Math.max(one, other) }];
  return [{ attribute, operator: chance.pick(operators), number: one }];
}

const filterText = (leaf: Leaf): string => {
  if ('value' in leaf) return `${leaf.negated ? 'NOT ' : ''}${leaf.attribute}:"${leaf.value}"`;
  if ('low' in leaf) return `${leaf.attribute}:${leaf.low} TO ${leaf.high}`;
  return `${leaf.attribute} ${leaf.operator} ${leaf.number}`;
};
const facetText = (leaf: Leaf): string =>
  'value' in leaf ? `${leaf.attribute}:${leaf.negated ? '-' : ''}${leaf.value}` : filterText(leaf);

/** Each group as one of the parameters that can say it. */
function written(groups: readonly (readonly Leaf[])[], chance: Chance): Record<string, unknown> {
  const [filters, facetFilters, numericFilters]: [string[], string[][], string[][]] = [[], [], []];
  for (const group of groups) {
    const isFacet = group.every((leaf) => 'value' in leaf);
    if (chance.is(0.4)) filters.push(`(${group.map(filterText).join(' OR ')})`);
    else if (isFacet) facetFilters.push(group.map(facetText));
    else numericFilters.push(group.map(facetText));
  }
  return {
    ...(filters.length > 0 ? { filters: filters.join(' AND ') } : {}),
    ...(facetFilters.length > 0 ? { facetFilters } : {}),
    ...(numericFilters.length > 0 ? { numericFilters } : {}),
  };
}

function words(car: ReferenceCar, agreed: AgreedWords, chance: Chance): string {
  const last = car.words.filter((word) => agreed.asBeginning(word));
  if (last.length === 0) return '';
  const before = car.words.filter((word) => agreed.asWord(word));
  return [...(before.length > 0 && chance.is(0.3) ? [chance.pick(before)] : []), chance.pick(last)].join(' ');
}

/** A random question about the cars that a site shows. */
export function randomQuestion(shown: readonly ReferenceCar[], agreed: AgreedWords, chance: Chance): RandomQuestion {
  const groups: Leaf[][] = [];
  for (let count = chance.below(4); count > 0; count -= 1) {
    const group = chance.is(0.6) ? facetGroup(shown, chance) : numberGroup(shown, chance);
    if (group.length > 0) groups.push(group);
  }
  const [sort, order] = chance.is(0.5) ? chance.pick(orders) : (orders[0] ?? chance.pick(orders));
  const facets = [...new Set(Array.from({ length: 12 }, () => chance.pick([...listed, ...numbers])))];
  const question = {
    query: chance.is(0.3) ? words(chance.pick(shown), agreed, chance) : '',
    groups,
    sort,
    order,
    facets,
    maxValues: chance.pick([10, 100, 1_000]),
    page: chance.is(0.7) ? 0 : chance.below(4),
    hitsPerPage: chance.pick([0, 1, 24, 60]),
  };
  const { query, maxValues, page, hitsPerPage } = question;
  const wire = {
    indexName: sort === null ? 'Car_production' : `Car_production_${sort}`,
    query,
    facets,
    page,
    hitsPerPage,
    maxValuesPerFacet: maxValues,
    attributesToRetrieve: ['objectID'],
    attributesToHighlight: [],
    ...written(groups, chance),
  };
  return { ...question, wire };
}

/** Sites that look at one stock in different ways. */
export function sitesFor(ids: readonly string[]): Site[] {
  return [
    siteOf('one', ids.slice(0, 1)),
    siteOf('used-only', ids.slice(1, 2), { preset: 9, soldDays: 0 }),
    siteOf('group', ids.slice(0, 8), { preset: 2 }),
    siteOf('market', ids, { soldDays: 10 }),
  ];
}
