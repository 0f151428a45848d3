import { canonicalMake, type Vehicle } from '@forecourt/domain';
import type { Spool } from '../../files/spool.ts';
import { correctCells, type Cells } from './correctCells.ts';
import { lineFormat } from './feedEntry.ts';
import { keySet, type KeySet } from './keyCounts.ts';
import type { FeedLock } from './feedLock.ts';
import type { FeedRow } from './feedRow.ts';
import { FeedFileError, IncompleteFeedError } from './feedFileError.ts';
import type { Mapping } from './mapping.ts';
import { mappingRules, type ReadingRule } from './mappingRules.ts';
import type { FeedFile } from './readFeed.ts';
import { readField } from './readField.ts';
import { keyProblem, ownIdOf } from './removals/rowKey.ts';
import type { RowDigests } from './rowDigest.ts';
import { isSkipped } from './skipRow.ts';
import type { Spellings } from './spellings.ts';

const batchSize = 500;

/** More rows than any dealer has vehicles; what is remembered of each row has a bound through it. */
export const maxFeedRows = 1_000_000;

interface ReadOrder {
  mapping: Mapping;
  digests: Pick<RowDigests, 'ofCells'>;
  /** Null for a dry run. */
  lock: FeedLock | null;
  /** @default maxFeedRows */
  maxRows?: number;
}

type VehicleRow = Exclude<FeedRow, { trailer: string }>;

interface ReadTargets {
  lines: Spool;
  spellings: Spellings;
  onRows: (rows: number) => void;
  onSkipped: (rows: number) => void;
}

export interface RowsRead {
  /** Rows with text of which the key cannot be read. */
  unknown: number;
  /** Ids of their own that rows have. */
  ownIds: KeySet;
  /** What a person should know of how the rows were read, in sentences. */
  notes: string[];
  /** Why the file is only a part of a feed, or null. */
  incomplete: string | null;
}

/**
 * Reads every row of a feed, once. How most spell a name is known only behind the last row: until then the rows wait in a
 * file, and their names are counted.
 * @throws FeedFileError for a feed of too many rows
 */
export async function readRows(
  feed: FeedFile,
  { mapping, digests, lock, maxRows = maxFeedRows }: ReadOrder,
  { lines, spellings, onRows, onSkipped }: ReadTargets,
): Promise<RowsRead> {
  const rules = mappingRules(mapping);
  const { makeRule, modelRule, missing } = rules;
  const { write, writeRefused } = lineFormat(rules);

  function nameOf(rule: ReadingRule | null, cells: Cells): string | null {
    const reading = rule && readField(rule, cells, missing).reading;
    return reading?.known ? String(reading.value) : null;
  }

  function namesOf(cells: Cells): Pick<Vehicle, 'make' | 'model'> | null {
    const [make, model] = [nameOf(makeRule, cells), nameOf(modelRule, cells)];
    if (make === null || model === null) return null;
    const names = { make: canonicalMake(make), model };
    spellings.add(names);
    return names;
  }

  function countKeys(cells: Cells | null): void {
    const isBlank = cells !== null && Object.values(cells).every((text) => text === '');
    const ownId = cells && ownIdOf(cells, mapping);
    if (ownId !== null) ownIds.add(ownId);
    else if (!isBlank && (cells === null || keyProblem(cells, mapping) !== null)) unknown += 1;
  }

  /** Null for a row that is skipped. */
  function lineOf(row: VehicleRow): string | null {
    const cells = row.cells ? correctCells(row.cells, mapping) : null;
    // A row in part may have lost what would have kept it.
    if (!('issue' in row) && cells && isSkipped(cells, mapping)) return null;
    countKeys(cells);
    if ('issue' in row) return writeRefused(row.number, row.issue, cells);
    const read = cells ?? row.cells;
    return write({ row: row.number, names: namesOf(read), digest: digests.ofCells(read), cells: read });
  }

  /** Leaves out what ends the table. */
  function withoutTrailer(batch: readonly FeedRow[]): VehicleRow[] {
    return batch.flatMap((row) => {
      if (!('trailer' in row)) return row;
      notes.push(`Row ${row.number} ends the file and is no vehicle: '${row.trailer}'.`);
      return [];
    });
  }

  const notes: string[] = [];
  let [rows, unknown] = [0, 0];
  const ownIds = keySet();
  try {
    for await (const some of feed.batches(batchSize)) {
      const batch = withoutTrailer(some);
      rows += batch.length;
      if (rows > maxRows) {
        throw new FeedFileError(
          `The feed has more than ${maxRows.toLocaleString('en-AU')} rows: give each dealership a feed of its own.`,
        );
      }
      const read = batch.map(lineOf).filter((line) => line !== null);
      onSkipped(batch.length - read.length);
      await lines.add(read);
      lock?.check();
      onRows(rows);
    }
  } catch (error) {
    if (error instanceof IncompleteFeedError) return { unknown, ownIds, notes, incomplete: error.message };
    throw error;
  }
  return { unknown, ownIds, notes, incomplete: null };
}
