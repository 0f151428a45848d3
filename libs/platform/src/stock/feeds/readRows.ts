import type { Spool } from '../../files/spool.ts';
import type { FeedLock } from './feedLock.ts';
import type { Mapping } from './mapping.ts';
import type { FeedFile } from './readFeed.ts';
import { readRow } from './readRow.ts';
import type { RowReading } from './rowReading.ts';
import type { Spellings } from './spellings.ts';
import type { Site } from '@forecourt/domain';

/** What a row of the feed says, under its number. */
export type NumberedReading = RowReading & { row: number };

const batchSize = 500;

interface ReadOrder {
  site: Site;
  mapping: Mapping;
  /** Seconds since 1970, UTC. */
  now: number;
  /** Null for a dry run. */
  lock: FeedLock | null;
}

/**
 * Reads every row of a feed, once. How most spell a name is known only behind the last row: until then the readings wait
 * in a file, and their names are counted.
 */
export async function readRows(
  feed: FeedFile,
  { site, mapping, now, lock }: ReadOrder,
  { readings, spellings }: { readings: Spool<NumberedReading>; spellings: Spellings },
): Promise<void> {
  const context = { site, mapping, keysSeen: new Map<string, number>(), now };
  for await (const batch of feed.batches(batchSize)) {
    const read = batch.map((row): NumberedReading => {
      if ('issue' in row) return { row: row.number, ok: false, issue: row.issue };
      return { row: row.number, ...readRow(row.cells, context) };
    });
    for (const reading of read) if (reading.ok) spellings.add(reading.vehicle);
    await readings.add(read);
    await lock?.extend();
  }
}
