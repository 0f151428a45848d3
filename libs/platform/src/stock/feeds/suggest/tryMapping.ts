import type { Site } from '@forecourt/domain';
import { correctCells } from '../correctCells.ts';
import { columnTitle } from '../expandColumns.ts';
import { keyCounts, keySet } from '../keyCounts.ts';
import { mappingSchema, type MappingInput } from '../mapping.ts';
import { openMappedFeed } from '../openMappedFeed.ts';
import { readRow } from '../readRow.ts';
import { isSkipped } from '../skipRow.ts';

/** What would come of an import, as far as the file alone tells. */
export interface FeedTrial {
  rows: number;
  accepted: number;
  rejected: number;
  skipped: number;
  /** Why the first rows are rejected. */
  reasons: { row: number; column: string; reason: string }[];
}

const maxReasons = 10;
const batchSize = 200;

/** Reads every row of a file and stores nothing. @param now seconds since 1970, UTC @throws FeedFileError */
export async function tryMapping(
  file: string,
  { mapping: input, site, now, maxBytes }: { mapping: MappingInput; site: Site; now: number; maxBytes: number },
): Promise<FeedTrial> {
  const { feed, mapping } = await openMappedFeed({ file, mapping: mappingSchema.parse(input), site, maxBytes });
  const context = { site, mapping, keysSeen: keyCounts(), brought: keySet(), known: null, now };
  const trial: FeedTrial = { rows: 0, accepted: 0, rejected: 0, skipped: 0, reasons: [] };
  const reject = (row: number, issue: { column: string; reason: string }): void => {
    trial.rejected += 1;
    if (trial.reasons.length < maxReasons)
      trial.reasons.push({ row, column: columnTitle(issue.column, mapping), reason: issue.reason });
  };
  for await (const batch of feed.batches(batchSize)) {
    for (const row of batch) {
      if ('trailer' in row) continue;
      trial.rows += 1;
      if ('issue' in row) {
        reject(row.number, row.issue);
        continue;
      }
      const cells = correctCells(row.cells, mapping);
      if (isSkipped(cells, mapping)) {
        trial.skipped += 1;
        continue;
      }
      const read = readRow(cells, context);
      if (read.ok) trial.accepted += 1;
      else reject(row.number, read.issue);
    }
  }
  return trial;
}
