import {
  facetAttributes,
  indexSort,
  nameAttributes,
  primaryIndex,
  searchableAttributes,
  titleAttributes,
} from '@forecourt/search/query';
import { Refusal } from '../Refusal.ts';
import { readOrder, type IndexOrder } from '../columns/ranking.ts';
import { readQueryDefaults, type QueryDefaults } from './queryDefaults.ts';
import { readText } from './readParams.ts';

/** Settings as a client wrote them; what is left out has its default. */
export type StoredSettings = Readonly<Record<string, unknown>>;

export interface IndexSettings {
  facetAttributes: readonly string[];
  /** null: every text of a record. */
  searchableAttributes: readonly string[] | null;
  titleAttributes: readonly string[];
  /** Those whose text is found as one word as well, however it is spelt. */
  nameAttributes: readonly string[];
  order: IndexOrder;
  /** Records that share its value may be shown as one (`distinct`). */
  attributeForDistinct: string | null;
  /** Names of the indexes that hold the same records in another order. */
  replicas: readonly string[];
  query: QueryDefaults;
}

/** The filters of all sites use these, so no settings can remove them. */
const boundaryAttributes = [
  'dealership_id',
  'show_on_dealer_website',
  'car_type',
  'item_type',
  'status',
  'sold',
  'sold_date_timestamp',
  'price',
  'photos_count',
  'reserved',
  'certified',
  '_tags',
];

/** @example bareNames('searchableAttributes', ['unordered(name)', 'searchable(make),model']) // ['name', 'make', 'model'] */
function bareNames(setting: string, value: unknown): string[] {
  if (!Array.isArray(value) || value.length > 200 || !value.every((one): one is string => typeof one === 'string')) {
    throw new Refusal(400, `${setting}: expected a list of at most 200 attribute names`);
  }
  return value.flatMap((entry) => entry.split(',')).map((entry) => entry.trim().replace(/^\w+\((.*)\)$/, '$1'));
}

const dealersRanking = { attribute: 'custom_rank', direction: 'desc' } as const;

/** The default order of a name: cars by the dealer's ranking, a sort by its attribute alone. */
function ownOrder(name: string): IndexOrder {
  const sort = indexSort(name);
  return sort === null || name === primaryIndex
    ? { before: [], byText: true, byPlace: true, byFilters: true, after: [dealersRanking] }
    : { before: [sort], byText: false, byPlace: true, byFilters: true, after: [dealersRanking] };
}

/** @throws Refusal that names the setting which is wrong */
export function readSettings(name: string, stored: StoredSettings): IndexSettings {
  const { attributesForFaceting, searchableAttributes: searchable, replicas } = stored;
  const attributeForDistinct = readText(stored, 'attributeForDistinct', '', 200) || null;
  const isPrimary = name === primaryIndex;
  const facets = attributesForFaceting ? bareNames('attributesForFaceting', attributesForFaceting) : facetAttributes;
  return {
    facetAttributes: [
      ...new Set([...facets, ...boundaryAttributes, ...(attributeForDistinct ? [attributeForDistinct] : [])]),
    ],
    searchableAttributes: searchable
      ? bareNames('searchableAttributes', searchable)
      : isPrimary
        ? searchableAttributes
        : null,
    titleAttributes,
    nameAttributes,
    order: readOrder(stored, ownOrder(name)),
    attributeForDistinct,
    replicas: replicas ? bareNames('replicas', replicas) : [],
    query: readQueryDefaults(stored),
  };
}

/** Settings as returned to clients. */
export function describeSettings(name: string, stored: StoredSettings): StoredSettings {
  const { searchableAttributes: searchable, facetAttributes: facets, order, query } = readSettings(name, stored);
  return {
    attributesForFaceting: facets.filter((facet) => facet !== '_tags'),
    searchableAttributes: searchable,
    hitsPerPage: query.hitsPerPage,
    maxValuesPerFacet: query.maxValuesPerFacet,
    minWordSizefor1Typo: query.sizes.one,
    minWordSizefor2Typos: query.sizes.two,
    typoTolerance: query.typoTolerance,
    sortFacetValuesBy: query.sortFacetValuesBy,
    customRanking: order.after.map(({ attribute, direction }) => `${direction}(${attribute})`),
    ...stored,
  };
}
