import { canonicalMake } from '@forecourt/domain';
import { canonicalKind } from '@forecourt/domain/stock-words';
import { anyOf } from './filters.ts';
import { primaryIndex } from './indexes.ts';
import { listingFilters } from './listingFilters.ts';
import type { UrlRange } from './urlRange.ts';
import type { SearchRequest } from './wireRequest.ts';

/** Number of vehicles on a page of these searches. */
export const listingPageSize = 21;
/** Maximum number of answers that these searches cache. */
export const listingCacheSize = 10;

export interface ListingPage {
  query?: string;
  /** Number of vehicles to skip; rounded down to a whole page. @default 0 */
  offset?: number;
  /** Short name of the order. @default the dealer's own @example 'price_asc' */
  sort?: string;
}

/** Filters of manufacturer and model pages, under their own names. Several values are alternatives. */
export interface ManufacturerFilters {
  'manufacturer.name'?: readonly string[];
  'model.name'?: readonly string[];
  'model.body'?: readonly string[];
}

export interface DealershipFilters {
  categories?: readonly string[];
  /** Whole dollars, inclusive. */
  price?: UrlRange;
}

export interface LocationFilters {
  city?: readonly string[];
  location_name?: readonly string[];
}

function within(attribute: string, { from, to }: UrlRange = {}): string[] {
  return [from === undefined ? '' : `${attribute} >= ${from}`, to === undefined ? '' : `${attribute} <= ${to}`];
}

function listingRequest(clauses: readonly string[], facets: string[], page: ListingPage): SearchRequest {
  const { query = '', offset = 0, sort } = page;
  return {
    indexName: sort ? `${primaryIndex}_${sort}` : primaryIndex,
    params: {
      query,
      page: Math.max(Math.floor(offset / listingPageSize), 0),
      hitsPerPage: listingPageSize,
      facets,
      filters: listingFilters(undefined, { scope: clauses.filter(Boolean).join(' AND ') }),
      attributesToRetrieve: ['summary'],
      attributesToHighlight: [],
    },
  };
}

/**
 * Searches vehicles of a manufacturer, a model or a body in the index of cars.
 * @example manufacturerSearch({ 'manufacturer.name': ['Kia'], 'model.body': ['SUV'] })
 */
export function manufacturerSearch(filters: ManufacturerFilters, page: ListingPage = {}): SearchRequest {
  const makes = filters['manufacturer.name']?.map(canonicalMake);
  const bodies = filters['model.body']?.map((body) => canonicalKind('body', body) ?? body);
  const clauses = [
    anyOf('make', makes ?? []),
    anyOf('model', filters['model.name'] ?? []),
    anyOf('body', bodies ?? []),
  ];
  return listingRequest(clauses, ['make', 'model', 'body'], page);
}

/**
 * Searches vehicles of one dealership, by category and price. Other dealerships' vehicles are never returned, whatever
 * the filters.
 */
export function dealershipSearch(
  dealershipId: string,
  { categories, price }: DealershipFilters = {},
  page: ListingPage = {},
): SearchRequest {
  const clauses = [
    anyOf('dealership_id', [dealershipId]),
    anyOf('categories', categories ?? []),
    ...within('price', price),
  ];
  return listingRequest(clauses, ['categories', 'price'], page);
}

/** Searches vehicles in some cities or at some locations. */
export function locationSearch(filters: LocationFilters, page: ListingPage = {}): SearchRequest {
  const clauses = [anyOf('city', filters.city ?? []), anyOf('location_name', filters.location_name ?? [])];
  return listingRequest(clauses, ['city', 'location_name', 'car_type', 'make', 'tag'], page);
}
