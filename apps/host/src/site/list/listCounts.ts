import { carTypes, dollars, pricedFilter, type Site } from '@forecourt/domain';
import {
  dealershipSearch,
  fromSearchRecord,
  landingFilters,
  listingFilters,
  manufacturerSearch,
  primaryIndex,
  type Landing,
  type SearchRequest,
} from '@forecourt/search/model';
import { askSearch, type Question } from './askSearch.ts';

const flat = ({ indexName, params }: SearchRequest): Question => ({ indexName, ...params });

/**
 * The request that a list is the answer to, before the visitor's choices.
 * @param landing null for the search of the whole stock
 * @param page from 0
 */
export function listQuestion(landing: Landing | null, page: number, perPage: number): Question {
  const at = { offset: page * perPage };
  if (landing?.kind === 'dealership') return flat(dealershipSearch(landing.dealership.id, {}, at));
  if (landing?.kind === 'make') return flat(manufacturerSearch({ 'manufacturer.name': [landing.make] }, at));
  if (landing?.kind === 'model') {
    const filters = { 'manufacturer.name': [landing.make], 'model.name': [landing.model] };
    return flat(manufacturerSearch(filters, at));
  }
  const scope = landing ? landingFilters(landing) : '';
  return { filters: listingFilters(undefined, { scope }), hitsPerPage: perPage, page };
}

/** Number of vehicles in a list, before the visitor's choices. */
export interface ListCounts {
  total: number;
  /** By kind of vehicle. */
  kinds: Record<string, number>;
  /** Whole dollars; null where no vehicle has a price. */
  lowestPrice: number | null;
  /** Whether a card of the list says a repayment, so that the law wants a note below. */
  hasRepayments: boolean;
}

/** Counts and prices for the words of a list. */
export async function loadListCounts(site: Site, landing: Landing | null): Promise<ListCounts> {
  const listed = listQuestion(landing, 0, 0);
  const [all, cheapest] = await askSearch(site, [
    { ...listed, hitsPerPage: 0, facets: ['car_type', 'weekly_price'], maxValuesPerFacet: 10 },
    {
      filters: listed.filters,
      indexName: `${primaryIndex}_price_asc`,
      numericFilters: [pricedFilter],
      hitsPerPage: 1,
    },
  ]);
  const low = cheapest?.hits[0] ? fromSearchRecord(cheapest.hits[0]).price : null;
  return {
    total: all?.nbHits ?? 0,
    kinds: Object.fromEntries(carTypes.map((kind) => [kind, all?.facets?.car_type?.[kind] ?? 0])),
    lowestPrice: low === null ? null : Math.floor(dollars(low)),
    hasRepayments: all?.facets_stats?.weekly_price !== undefined,
  };
}
