import { parseFilters, printFilters, quoteFilterValue } from './filters.ts';
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
  /** Filter expression of the page itself, which holds whatever the visitor chooses. */
  scope?: string;
}

/** A longer list would make the query itself too long. */
const maxSaved = 100;

/** Written anew, so that an OR in it keeps its brackets beside the other clauses. */
function scopeFilters(scope: string): string {
  const parsed = parseFilters(scope);
  if (!parsed.ok) throw new Error(`The page's own filter cannot be read: ${parsed.message} at ${parsed.position}`);
  return printFilters(parsed.groups);
}

/**
 * What every query of a listing page asks for beside the visitor's own filters. The site's boundary is drawn by the
 * server: this can only narrow it.
 * @param sortBy index the query goes to
 * @throws where the page's own filter is no filter expression: a bug of the page
 */
export function listingFilters(
  sortBy: string | undefined,
  {
    includeSold = false,
    savedIds = [],
    priceSortNeedsPrice = false,
    indexName = primaryIndex,
    scope = '',
  }: ListingOptions = {},
): string {
  const cheapestFirst = sortBy === `${indexName}_price_asc`;
  // The latest are kept, in one order: the same set is the same query, however it came together.
  const kept = [...new Set(savedIds)].slice(0, maxSaved).toSorted();
  const saved = kept.map((id) => `objectID:${quoteFilterValue(id)}`);
  const unsold = saved.length ? `(${['sold:false', ...saved].join(' OR ')})` : 'sold:false';
  const priced = priceSortNeedsPrice && cheapestFirst ? 'price > 0' : '';
  const clauses = [includeSold ? '' : unsold, priced, scopeFilters(scope)];
  return clauses.filter(Boolean).join(' AND ');
}
