/** The highest count that the search service reports exactly. */
const maxExact = 1_999;

/**
 * The count to show. Above 1999 the service may only estimate, so the sum of a facet's counts is used instead, or the
 * count that the dealer has configured.
 * @param facetCounts counts by value of a facet that every vehicle has exactly once
 * @param stockCount null where the dealer has set none, or where the list is narrowed and it says nothing
 * @example displayCount(2_400, { used: 1_900, new: 487 }, null) // 2_387
 */
export function displayCount(
  nbHits: number,
  facetCounts: Readonly<Record<string, number>> | undefined,
  stockCount: number | null = null,
): number {
  if (nbHits <= maxExact) return nbHits;
  const sum = Object.values(facetCounts ?? {}).reduce((total, count) => total + count, 0);
  return sum || (stockCount ?? nbHits);
}

/** Facets that every vehicle has exactly once: their counts add up to the vehicles found. */
export const onceEachFacets: readonly string[] = ['car_type', 'make', 'item_type', 'status'];
