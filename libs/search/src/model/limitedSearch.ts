import { quoteFilterValue } from './filters.ts';
import { primaryIndex } from './indexes.ts';
import { listingFilters } from './listingFilters.ts';
import type { SearchRequest } from './wireRequest.ts';

export interface LimitedSearchOptions {
  /** Filter expression of the wire; '' for the whole stock. */
  filters: string;
  /** Vehicles wanted, 1 to 100. */
  limit: number;
  /** Short name of the order. @default the dealer's own @example 'price_asc' */
  sort?: string;
  /** Ids to leave out, such as the vehicle that the others are similar to. */
  exclude?: readonly string[];
  /** @default the index of all cars */
  indexName?: string;
}

const max = 100;

/**
 * A few vehicles for a carousel or beside another one: unsold ones, without counts.
 * @example limitedSearch({ filters: 'make:Kia AND body:SUV', limit: 6, exclude: ['car-1'] })
 */
export function limitedSearch({
  filters,
  limit,
  sort,
  exclude = [],
  indexName = primaryIndex,
}: LimitedSearchOptions): SearchRequest {
  const others = exclude.map((id) => `NOT objectID:${quoteFilterValue(id)}`);
  return {
    indexName: sort ? `${indexName}_${sort}` : indexName,
    params: {
      query: '',
      page: 0,
      hitsPerPage: Math.min(Math.max(Math.trunc(limit) || 1, 1), max),
      filters: [listingFilters(undefined, { scope: filters }), ...others].join(' AND '),
      attributesToRetrieve: ['summary'],
      attributesToHighlight: [],
      analytics: false,
    },
  };
}
