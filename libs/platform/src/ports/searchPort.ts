import type { Site, Vehicle } from '@forecourt/domain';
import type { WireRequest, WireResponse } from '@forecourt/search-engine';

export interface SearchService {
  handle(site: Site, request: WireRequest): Promise<WireResponse>;
  /** The same answer as `POST /1/indexes/*\/queries`, without HTTP, for pages rendered on the server. Throws on a refused request. */
  queries(site: Site, body: unknown): Promise<{ results: unknown[] }>;
  upsert(vehicles: readonly Vehicle[]): Promise<void>;
  remove(ids: readonly string[]): Promise<void>;
  /** Builds the index anew beside the old one and swaps in one step. */
  rebuild(stock: AsyncIterable<Vehicle[]>): Promise<number>;
  /** Number of vehicles in the index. */
  size(): Promise<number>;
  close(): Promise<void>;
}

/** A search whose index says which state of the stock it reflects. Every adapter is one. */
export interface VersionedSearch extends SearchService {
  /** What the index was last said to reflect, or null: a new or damaged index has no version. */
  version(): Promise<string | null>;
  setVersion(version: string): Promise<void>;
  /** Called whenever the index was found lost or damaged while serving: it is empty and has no version until it is rebuilt. */
  onLost(listener: () => void): void;
}
