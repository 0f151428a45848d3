import { quoteFilterValue } from './filters.ts';
import { primaryIndex } from './indexes.ts';

export interface ListingOptions {
  /** Lists every recently sold vehicle too. @default false */
  includeSold?: boolean;
  /** Vehicles the visitor has saved: these show even when they are sold. */
  savedIds?: readonly string[];
  /** Cheapest first leaves out vehicles without a price. @default false */
  priceSortNeedsPrice?: boolean;
  /** @default the index of all cars */
  indexName?: string;
}

/** A longer list would make the query itself too long. */
const mostSaved = 100;

/**
 * What every query of a listing page asks for beside the visitor's own filters. The site's boundary is drawn by the
 * server: this can only narrow it.
 * @param sortBy index the query goes to
 */
export function listingFilters(
  sortBy: string | undefined,
  { includeSold = false, savedIds = [], priceSortNeedsPrice = false, indexName = primaryIndex }: ListingOptions = {},
): string {
  const cheapestFirst = sortBy === `${indexName}_price_asc`;
  const saved = savedIds.slice(0, mostSaved).map((id) => `objectID:${quoteFilterValue(id)}`);
  const unsold = saved.length ? `(${['sold:false', ...saved].join(' OR ')})` : 'sold:false';
  const clauses = [includeSold ? '' : unsold, priceSortNeedsPrice && cheapestFirst ? 'price > 0' : ''];
  return clauses.filter(Boolean).join(' AND ');
}
