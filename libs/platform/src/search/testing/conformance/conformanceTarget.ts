import { toSearchRecord, type SearchRecord } from '@forecourt/search/model';
import type { Algoliasearch } from 'algoliasearch';
import type { LiteClient } from 'algoliasearch/lite';
import type { SearchClient } from 'algoliasearch-v4';
import { sampleSiteOf, sampleStock, siteShows } from '@forecourt/search-engine/testing';

/** A service under test, and the real clients that query it. */
export interface ConformanceTarget {
  /** Version 5, as pages use it. */
  reader: LiteClient;
  /** Version 5, with the key that writes. */
  writer: Algoliasearch;
  /** Version 4, with the key that writes. */
  older: SearchClient;
  /** A client with an invalid key. */
  stranger: LiteClient;
  /** Index of vehicles; its sort orders are replicas with the product's suffixes. */
  indexName: string;
  /** Puts the sample stock, and nothing else, into the index. */
  fill: () => Promise<void>;
  /** Whether the service has query rules; one that has none must say so. */
  hasRules: boolean;
  close: () => Promise<void>;
}

export const conformanceSite = sampleSiteOf(['dealer-1']);
export const conformanceStock = sampleStock(120, 11, ['dealer-1', 'dealer-2']);

/** What readers must see of the sample stock, on any service. */
export const shown: readonly SearchRecord[] = conformanceStock
  .map(toSearchRecord)
  .filter((record) => siteShows(conformanceSite, record));

export const plain = (record: SearchRecord): Record<string, unknown> => ({ ...record });
export const idsOf = (hits: readonly { objectID: string }[]): string[] => hits.map((hit) => hit.objectID).toSorted();
export const allIds = (records: readonly SearchRecord[] = shown): string[] => idsOf(records);

/** Whether a number is known and within a range, ends included, as in a filter. */
export const isWithin = (number: number | null, low: number, high = Infinity): boolean =>
  number !== null && number >= low && number <= high;
export const pricesOf = (records: readonly SearchRecord[]): number[] =>
  records.map((record) => record.price).filter((price) => price !== null);
