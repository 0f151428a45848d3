import { facetAttributes, primaryIndex, searchableAttributes, titleAttributes } from '@forecourt/search/model';
import { Refusal } from '../Refusal.ts';

/** Settings as a client wrote them; what is left out has its default. */
export type StoredSettings = Readonly<Record<string, unknown>>;

export interface IndexSettings {
  facetAttributes: readonly string[];
  /** null: every text of a record. */
  searchableAttributes: readonly string[] | null;
  titleAttributes: readonly string[];
}

/** Every site's own filter stands on these, so no settings can take them away. */
const boundaryAttributes = [
  'dealership_id',
  'show_on_dealer_website',
  'car_type',
  'item_type',
  'status',
  'sold',
  'reserved',
  'certified',
  '_tags',
];

/** @example bareNames(['unordered(name)', 'searchable(make),model']) // ['name', 'make', 'model'] */
function bareNames(setting: string, value: unknown): string[] {
  if (!Array.isArray(value) || value.length > 200 || !value.every((one): one is string => typeof one === 'string')) {
    throw new Refusal(400, `${setting}: expected a list of at most 200 attribute names`);
  }
  return value.flatMap((entry) => entry.split(',')).map((entry) => entry.trim().replace(/^\w+\((.*)\)$/, '$1'));
}

export function readSettings(name: string, stored: StoredSettings): IndexSettings {
  const { attributesForFaceting, searchableAttributes: searchable } = stored;
  const isPrimary = name === primaryIndex;
  const facets = attributesForFaceting ? bareNames('attributesForFaceting', attributesForFaceting) : facetAttributes;
  return {
    facetAttributes: [...new Set([...facets, ...boundaryAttributes])],
    searchableAttributes: searchable
      ? bareNames('searchableAttributes', searchable)
      : isPrimary
        ? searchableAttributes
        : null,
    titleAttributes,
  };
}

/** Settings as they are told to a client. */
export function describeSettings(name: string, stored: StoredSettings): StoredSettings {
  const { searchableAttributes: searchable, facetAttributes: facets } = readSettings(name, stored);
  return {
    attributesForFaceting: facets.filter((facet) => facet !== '_tags'),
    searchableAttributes: searchable,
    hitsPerPage: 20,
    maxValuesPerFacet: 100,
    customRanking: ['desc(custom_rank)'],
    ...stored,
  };
}
