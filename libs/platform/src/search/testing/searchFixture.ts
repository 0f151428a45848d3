import type { Site, Vehicle } from '@forecourt/domain';
import { toSearchRecord } from '@forecourt/search/model';
import type { WireResponse } from '@forecourt/search-engine';
import type { VersionedSearch } from '../../ports/searchPort.ts';
import { siteShows } from '@forecourt/search-engine/testing';

export interface OpenedSearch {
  search: VersionedSearch;
  /** Messages logged so far. */
  logged: string[];
  close: () => Promise<void>;
}

/** The search under test and the stock it was filled with. */
export interface SearchFixture extends OpenedSearch {
  stock: readonly Vehicle[];
  /** Shows two of the dealers, one of them with an id that differs from a third's in letter case only. */
  site: Site;
  send: (path: string, body: unknown, method?: string, key?: string) => Promise<WireResponse>;
  /** One query's answer. */
  ask: (params: object, site?: Site) => Promise<FoundPage>;
  /** Rebuilds the index from some stock. */
  fill: (stock?: readonly Vehicle[]) => Promise<void>;
}

export interface FoundPage {
  hits: (Record<string, unknown> & { objectID: string })[];
  nbHits: number;
  nbPages: number;
  index: string;
  params: string;
  facets?: Record<string, Record<string, number>>;
  facets_stats?: Record<string, { min: number; max: number; avg: number; sum: number }>;
}

export const dealers = ['dealer-a', 'DEALER-A', 'dealer-b', 'dealer-c'] as const;

export const idsOf = (page: FoundPage): string[] => page.hits.map((hit) => hit.objectID);

export async function* batchesOf(stock: readonly Vehicle[], size = 50): AsyncGenerator<Vehicle[]> {
  for (let start = 0; start < stock.length; start += size) yield stock.slice(start, start + size);
}

export const visibleStock = (site: Site, stock: readonly Vehicle[]) =>
  stock.map(toSearchRecord).filter((record) => siteShows(site, record));

/** Ids of the vehicles that the site shows. */
export const ownIds = ({ site, stock }: Pick<SearchFixture, 'site' | 'stock'>): Set<string> =>
  new Set(visibleStock(site, stock).map(({ objectID }) => objectID));

/**
 * Ids in a response of vehicles that the site must not show, ids that the request itself named excepted.
 * @param own ids that it shows, for who looks at thousands of responses
 */
export function leaksOf(
  fixture: Pick<SearchFixture, 'site' | 'stock'>,
  body: unknown,
  own = ownIds(fixture),
): string[] {
  const text = JSON.stringify(body, (name, value: unknown) =>
    name === 'params' || name === 'query' || name === 'message' ? undefined : value,
  );
  return [...text.matchAll(/car-\d+-\d+/g)].map(([id]) => id).filter((id) => !own.has(id));
}
