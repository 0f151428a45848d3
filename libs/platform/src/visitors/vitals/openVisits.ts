import { and, eq, gte, lt, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Db } from '../../database/database.ts';
import { visitCounts } from '../../database/schema/index.ts';
import { describeFault } from '../../logs/personalData.ts';
import type { DeviceClass, VisitService, VisitSummary } from '../../ports/visitPort.ts';
import type { Counted } from './counted.ts';
import { createVisitCounter } from './visitCounter.ts';
import { judgeTags, summariseTags } from './tagCosts.ts';
import { summariseVisits } from './summariseVisits.ts';

export interface VisitOptions {
  db: Db;
  now: () => Date;
  log: Logger;
  /** @default 2000 */
  flushEveryMs?: number;
}

const retentionDays = 400;
const dayMs = 86_400_000;
/** Rows in one statement. */
const batchSize = 500;

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** Adds to the stored counts. @throws where the database cannot be reached; all of the batch is then stored, or none */
async function store(db: Db, counted: readonly Counted[]): Promise<void> {
  const { siteSlug, day, page, device, figure, entry, count } = visitCounts;
  await db
    .insert(visitCounts)
    .values([...counted])
    .onConflictDoUpdate({
      target: [siteSlug, day, page, device, figure, entry],
      set: { count: sql`${count} + excluded.count` },
    });
}

/** Figures of a site, or of all, since a day. */
export async function readSummary(db: Db, since: Date, siteSlug?: string): Promise<VisitSummary> {
  const { siteSlug: site, day, page, device, figure, entry, count } = visitCounts;
  const rows = await db
    .select({ siteSlug: site, page, device, figure, entry, count: sql<number>`sum(${count})`.mapWith(Number) })
    .from(visitCounts)
    .where(and(gte(day, dayOf(since)), siteSlug === undefined ? undefined : eq(site, siteSlug)))
    .groupBy(site, page, device, figure, entry);
  const counts = rows.map((row) => ({ ...row, device: row.device as DeviceClass }));
  return { vitals: summariseVisits(counts), tags: summariseTags(counts) };
}

/** Counts visits and stores the counts from time to time. Safe to run in several processes. */
export function openVisits({ db, now, log, flushEveryMs = 2_000 }: VisitOptions): VisitService {
  const counter = createVisitCounter();
  /** Sites' scripts that the log has named today. */
  const warned = new Set<string>();

  async function flush(): Promise<void> {
    const counted = counter.take();
    for (let from = 0; from < counted.length; from += batchSize) {
      try {
        await store(db, counted.slice(from, from + batchSize));
      } catch (fault) {
        counter.putBack(counted.slice(from));
        log.warn(describeFault(fault), 'Figures of visits could not be stored; they wait for the next time');
        return;
      }
    }
  }

  async function sweep(): Promise<number> {
    const first = dayOf(new Date(now().getTime() - retentionDays * dayMs));
    try {
      const gone = await db
        .delete(visitCounts)
        .where(lt(visitCounts.day, first))
        .returning({ count: visitCounts.count });
      return gone.length;
    } catch (fault) {
      log.warn(describeFault(fault), 'Old figures of visits could not be deleted; the next sweep tries again');
      return 0;
    }
  }

  const flushing = setInterval(() => void flush(), flushEveryMs).unref();
  const sweeping = setInterval(() => void sweep(), 3_600_000).unref();

  return {
    add(site, visit, userAgent) {
      const day = dayOf(now());
      const tags = judgeTags(site, visit.tags ?? []);
      counter.count(site, visit, userAgent, day, tags);
      for (const { name, kilobytes, milliseconds, budget } of tags.filter(({ isOver }) => isOver)) {
        const word = `${site.slug} ${name} ${day}`;
        if (warned.has(word)) continue;
        // Other days are not requested any more.
        for (const old of warned) if (!old.endsWith(day)) warned.delete(old);
        warned.add(word);
        log.warn({ site: site.slug, tag: name, kilobytes, milliseconds, budget }, 'A script is over its budget');
      }
    },
    flush,
    summary: (since, siteSlug) => readSummary(db, since, siteSlug),
    sweep,
    async close() {
      clearInterval(flushing);
      clearInterval(sweeping);
      await flush();
    },
  };
}
