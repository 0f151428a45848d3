import { readFlag } from './reading/shownReading.ts';
import { searchParams } from './searchParams.ts';
import type { SearchUiState } from './searchUiState.ts';
import { namesMake, withoutMakes, type WayOut } from './waysOut.ts';
import type { SearchAnswer, SearchRequest } from './wireRequest.ts';

export interface NearMake {
  make: string;
  count: number;
  state: SearchUiState;
}

/** Ways out of a search that found nothing, with what each would find. */
export interface CountedWays {
  /** Those that find something, most vehicles first. */
  ways: readonly WayOut[];
  /** Makes with vehicles under the other filters, most vehicles first. */
  nearMakes: readonly NearMake[];
  /** The words alone find nothing, so they may be misspelled. */
  wordsUnknown: boolean;
}

export interface WaysOutQuestion {
  indexName: string;
  /** Filter expression that every query of the page carries. */
  filters: string;
  now: Date;
}

const maxNearMakes = 6;

/**
 * One batch that counts what each way out would find. Its answers come in the order of the ways, followed by two more.
 */
export function waysOutRequests(
  state: SearchUiState,
  ways: readonly WayOut[],
  { indexName, filters, now }: WaysOutQuestion,
): SearchRequest[] {
  const count = (one: SearchUiState, facets: string[] = []): SearchRequest => ({
    indexName,
    params: {
      ...searchParams(one, now),
      filters,
      facets,
      [readFlag]: 'strict',
      page: 0,
      hitsPerPage: 0,
      analytics: false,
    },
  });
  const words: SearchUiState = state.query ? { query: state.query } : {};
  return [...ways.map((way) => count(way.state)), count(withoutMakes(state), ['make']), count(words)];
}

/** Reads the answers to `waysOutRequests`. Ways that find nothing either are left out. */
export function readWaysOut(state: SearchUiState, ways: readonly WayOut[], results: readonly unknown[]): CountedWays {
  const answers = results as readonly (SearchAnswer | undefined)[];
  const counted = ways.map((way, index) => ({ ...way, count: answers[index]?.nbHits ?? 0 }));
  const makes = namesMake(state) ? Object.entries(answers[ways.length]?.facets?.make ?? {}) : [];
  const fullest = makes
    .filter(([, count]) => count > 0)
    .toSorted(([one, a], [other, b]) => b - a || (one < other ? -1 : 1));
  const others = withoutMakes(state);
  return {
    ways: counted.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count),
    nearMakes: fullest.slice(0, maxNearMakes).map(([make, count]) => ({
      make,
      count,
      state: { ...others, refinementList: { ...others.refinementList, make: [make] } },
    })),
    wordsUnknown: Boolean(state.query?.trim()) && answers[ways.length + 1]?.nbHits === 0,
  };
}
