import { parseFilters, printFilters, quoteFilterValue } from './filters.ts';
import { primaryIndex } from './indexes.ts';

export interface ListingOptions {
  /** Lists every recently sold vehicle too. @default false */
  includeSold?: boolean;
  /** Ids of vehicles the visitor has saved: these are listed even when sold. */
  savedIds?: readonly string[];
  /** Cheapest first leaves out vehicles without a price. @default false */
  priceSortNeedsPrice?: boolean;
  /** @default the index of all cars */
  indexName?: string;
  /** Filter expression of the page itself, which always applies. */
  scope?: string;
}

/** Maximum number of ids: a longer list would make the query too long. */
const maxSaved = 100;

/** Printed anew, so that an OR in it keeps its brackets beside the other clauses. */
function scopeFilters(scope: string): string {
  const parsed = parseFilters(scope);
  if (!parsed.ok) throw new Error(`The page's own filter cannot be read: ${parsed.message} at ${parsed.position}`);
  return printFilters(parsed.groups);
}

/**
 * Filters that every query of a listing page carries in addition to the visitor's own. The server enforces the site's
 * own stock; this can only narrow it.
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
  // The latest ones are kept, sorted: the same set gives the same query.
  const ids = [...new Set(savedIds)].slice(0, maxSaved).toSorted();
  const saved = ids.map((id) => `objectID:${quoteFilterValue(id)}`);
  const unsold = saved.length ? `(${['sold:false', ...saved].join(' OR ')})` : 'sold:false';
  const priced = priceSortNeedsPrice && cheapestFirst ? 'price > 0' : '';
  const clauses = [includeSold ? '' : unsold, priced, scopeFilters(scope)];
  return clauses.filter(Boolean).join(' AND ');
}
