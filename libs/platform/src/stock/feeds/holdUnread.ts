import { resolve } from 'node:path';
import type { Db } from '../../database/database.ts';
import { defaultSource } from './defaultMapping.ts';
import type { IncompleteFeedError } from './feedFileError.ts';
import { emptyReport, type FeedImport, type FeedReport } from './feedOrder.ts';
import { recordEnd, recordStart, runName } from './feedStore.ts';
import { issueReportFile, openReport } from './reportFile.ts';

/**
 * Holds a feed of which no row was read, because it is known to be incomplete before: it stands among the runs as any
 * other that is held.
 * @param order `file`: null for one that did not arrive
 */
export async function holdUnread(
  order: Omit<FeedImport, 'file'> & { file: string | null },
  { db, now, data }: { db: Db; now: () => Date; data: string },
  { message }: IncompleteFeedError,
): Promise<FeedReport> {
  const { site, file, mapping, mappingFile, reportTo, dryRun = false } = order;
  const startedAt = now();
  const run = runName(startedAt);
  const source = mapping?.source ?? defaultSource;
  const reportFile = reportTo ?? issueReportFile(data, run);
  const report = emptyReport({ run, source, dryRun, reportFile, ignored: [], notes: [] });
  await openReport(reportFile).close();
  if (!dryRun) {
    await recordStart(db, {
      id: run,
      siteSlug: site.slug,
      source,
      startedAt,
      stamp: null,
      file: file === null ? null : resolve(file),
      mappingFile: mappingFile === undefined ? null : resolve(mappingFile),
    });
    const { rows, accepted, inserted, changed, removed, rejected, priceChanges } = report;
    const counts = { rows, accepted, inserted, changed, removed, rejected, priceChanges };
    await recordEnd(db, run, { ...counts, finishedAt: now(), held: message });
  }
  return { ...report, held: message, incomplete: true };
}
