import type { Site, Vehicle } from '@forecourt/domain';
import type { WireRequest, WireResponse } from '@forecourt/search-engine';

export interface SearchService {
  handle(site: Site, request: WireRequest): Promise<WireResponse>;
  /** The same answer as `POST /1/indexes/*\/queries`, without HTTP, for pages rendered on the server. Throws on a refused request. */
  queries(site: Site, body: unknown): Promise<{ results: unknown[] }>;
  upsert(vehicles: readonly Vehicle[]): Promise<void>;
  remove(ids: readonly string[]): Promise<void>;
  /** Rebuilds the index beside the old one and swaps in one step. */
  rebuild(stock: AsyncIterable<Vehicle[]>): Promise<number>;
  /** Number of vehicles in the index. */
  size(): Promise<number>;
  /** How many questions have been asked and not answered. */
  waiting(): number;
  close(): Promise<void>;
}

/** A search whose index says which state of the stock it reflects. Every adapter is one. */
export interface VersionedSearch extends SearchService {
  /** The version last set; null for a new or damaged index. */
  version(): Promise<string | null>;
  setVersion(version: string): Promise<void>;
  /**
   * Calls the listener when the index is found lost or damaged while serving. It is then empty, without a version,
   * until it is rebuilt.
   */
  onLost(listener: () => void): void;
}
