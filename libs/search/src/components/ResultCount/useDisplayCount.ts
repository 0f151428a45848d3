'use client';

import { useInstantSearch, useStats } from 'react-instantsearch';
import { onceEachFacets, displayCount } from '../../model/displayCount.ts';
import { filterKey } from '../../model/uiState.ts';
import type { SearchUiState } from '../../model/searchUiState.ts';

const nothingChosen = filterKey({});

/**
 * Vehicles found, as visitors read it; null before the first answer.
 * @param stockCount the dealer's own count of the whole stock
 */
export function useDisplayCount(stockCount: number | null = null): number | null {
  const { nbHits } = useStats();
  const { results, indexUiState } = useInstantSearch();
  if (results.__isArtificial) return null;
  const [main] = results._rawResults;
  const facets: Readonly<Record<string, Readonly<Record<string, number>>>> = main?.facets ?? {};
  const facet = onceEachFacets.find((name) => Object.keys(facets[name] ?? {}).length > 0);
  const whole = filterKey(indexUiState as SearchUiState) === nothingChosen;
  return displayCount(nbHits, facet ? facets[facet] : undefined, whole ? stockCount : null);
}
