import type { Site } from '@forecourt/domain';
import type { Db } from '../../database/database.ts';
import type { FeedLock } from './feedLock.ts';
import { namesOfOthers } from './feedStore.ts';
import type { Mapping } from './mapping.ts';
import type { FeedFile } from './readFeed.ts';
import { readRow } from './readRow.ts';
import { openSpellings, type Spellings } from './spellings.ts';

const batchSize = 500;

interface ReadFeed {
  feed: FeedFile;
  mapping: Mapping;
  dealershipIds: string[];
  startedAt: Date;
  /** Null for a dry run. */
  lock: FeedLock | null;
}

/**
 * How most of the stock and of a feed spell makes and models. What the feed brought before does not count: the same feed
 * comes out the same each time.
 */
export async function feedSpellings(
  { db, site }: { db: Db; site: Site },
  { feed, mapping, dealershipIds, startedAt, lock }: ReadFeed,
): Promise<Spellings> {
  const spellings = openSpellings();
  for (const { count, ...names } of await namesOfOthers(db, mapping.source, dealershipIds)) {
    spellings.add(names, count);
  }
  const context = { site, mapping, keysSeen: new Map<string, number>(), now: Math.floor(startedAt.getTime() / 1_000) };
  for await (const batch of feed.batches(batchSize)) {
    await lock?.extend();
    for (const row of batch) {
      const reading = 'cells' in row ? readRow(row.cells, context) : null;
      if (reading?.ok) spellings.add(reading.vehicle);
    }
  }
  return spellings;
}
