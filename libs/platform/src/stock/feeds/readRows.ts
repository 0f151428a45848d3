import type { Spool } from '../../files/spool.ts';
import { entryOf, writeLine, type FeedLine } from './feedEntry.ts';
import type { FeedLock } from './feedLock.ts';
import { keyCounts } from './keyCounts.ts';
import { mappingRules } from './mappingRules.ts';
import type { Mapping } from './mapping.ts';
import { rateIssue } from './rateIssue.ts';
import { FeedFileError } from './feedSource.ts';
import type { FeedRow } from './feedRow.ts';
import type { FeedFile } from './readFeed.ts';
import { readRow, type RowContext } from './readRow.ts';
import type { Spellings } from './spellings.ts';
import type { Site } from '@forecourt/domain';

const batchSize = 500;

/** More rows than any dealer has vehicles; what is remembered of each row has a bound through it. */
export const maxFeedRows = 1_000_000;

interface ReadOrder {
  site: Site;
  mapping: Mapping;
  /** Seconds since 1970, UTC. */
  now: number;
  /** Null for a dry run. */
  lock: FeedLock | null;
  /** @default maxFeedRows */
  maxRows?: number;
}

interface ReadTargets {
  lines: Spool;
  spellings: Spellings;
  onRows: (rows: number) => void;
}

/**
 * Reads every row of a feed, once. How most spell a name is known only behind the last row: until then the rows wait in a
 * file, and their names are counted.
 * @throws FeedFileError for a feed of too many rows
 */
export async function readRows(
  feed: FeedFile,
  { site, mapping, now, lock, maxRows = maxFeedRows }: ReadOrder,
  { lines, spellings, onRows }: ReadTargets,
): Promise<void> {
  const context: RowContext = { site, mapping, keysSeen: keyCounts(), now };
  const { providedFields } = mappingRules(mapping);
  const entryContext = { source: mapping.source, providedFields, now };

  function readLine(row: FeedRow): FeedLine {
    if ('issue' in row) return { row: row.number, refused: row.issue };
    const reading = readRow(row.cells, context);
    if (!reading.ok) return { row: row.number, refused: reading.issue };
    const { vehicle, issues } = reading;
    spellings.add(vehicle);
    return entryOf(vehicle, { row: row.number, issues, doubt: rateIssue(vehicle, site, mapping) }, entryContext);
  }

  let rows = 0;
  for await (const batch of feed.batches(batchSize)) {
    rows += batch.length;
    if (rows > maxRows) {
      throw new FeedFileError(
        `The feed has more than ${maxRows.toLocaleString('en-AU')} rows: give each dealership a feed of its own.`,
      );
    }
    await lines.add(batch.map((row) => writeLine(readLine(row))));
    lock?.check();
    onRows(rows);
  }
}
