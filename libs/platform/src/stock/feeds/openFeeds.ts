import { desc, eq, sql } from 'drizzle-orm';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { Db } from '../../database/database.ts';
import { feedRuns } from '../../database/schema/index.ts';
import type { FeedService } from '../../ports/feedPort.ts';
import { failedWords } from './failureWords.ts';
import { issueReportFile, priceReportFile } from './reportFile.ts';

export interface HeldRun {
  siteSlug: string;
  file: string;
  mappingFile: string | null;
  /** Of the file when it was read. */
  stamp: string | null;
}

/** Whether no later run read the feed: one that failed before any row was read does not count. */
const isNewest = sql<boolean>`not exists (
  select 1 from feed_runs later where later.site_slug = feed_runs.site_slug and later.source = feed_runs.source
  and later.started_at > feed_runs.started_at and not (later.rows = 0 and later.held like ${`${failedWords}%`}))`;

const isHeld = (held: string | null): boolean => held !== null && !held.startsWith(failedWords);

/** What a held run was to import, or why it cannot be released. */
export async function findHeldRun(db: Db, id: string): Promise<HeldRun | { reason: string }> {
  const [found] = await db.select({ run: feedRuns, isNewest }).from(feedRuns).where(eq(feedRuns.id, id));
  if (!found) return { reason: `There is no run '${id}'.` };
  const { held, file, mappingFile, siteSlug, stamp } = found.run;
  if (!isHeld(held)) return { reason: `The run '${id}' was not held.` };
  if (!found.isNewest) return { reason: `The feed has been imported again since '${id}': release the newest run.` };
  if (file === null) return { reason: `It is not known which file '${id}' read: import it with --force.` };
  return { siteSlug, file, mappingFile, stamp };
}

export function openFeeds(db: Db, data: string, feedStates: FeedService['feedStates']): Omit<FeedService, 'propose'> {
  return {
    feedStates,
    async runs(limit) {
      const rows = await db
        .select({ run: feedRuns, isNewest })
        .from(feedRuns)
        .orderBy(desc(feedRuns.startedAt))
        .limit(limit);
      return rows.map(({ run, isNewest: newest }) => {
        const isWaiting = newest && isHeld(run.held);
        return { ...run, isWaiting, canRelease: isWaiting && run.file !== null };
      });
    },
    async report(run, kind) {
      // Only a run that is known names a file.
      const [known] = await db.select({ id: feedRuns.id }).from(feedRuns).where(eq(feedRuns.id, run));
      if (!known) return null;
      const file = kind === 'rejected' ? issueReportFile(data, known.id) : priceReportFile(data, known.id);
      const handle = await open(file).catch(() => null);
      return handle && (Readable.toWeb(handle.createReadStream()) as ReadableStream<Uint8Array>);
    },
  };
}
