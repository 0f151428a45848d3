import { and, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../../database/database.ts';
import { feedRuns, feedSchedules } from '../../../database/schema/index.ts';
import { runName } from '../feedStore.ts';
import type { Edition } from '../pullFeed.ts';

/** A claim that is not renewed ends after so many seconds. */
const claimSeconds = 120;

/** Clocks of hosts differ: only the database's counts. */
const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;

/** Takes a feed that is due, so that no other host or worker does. @returns null where it is not due or taken */
export async function claimFeed(db: Db, name: string): Promise<{ edition: Edition | null } | null> {
  await db.insert(feedSchedules).values({ name }).onConflictDoNothing();
  const free = or(isNull(feedSchedules.claimedUntil), lte(feedSchedules.claimedUntil, sql`now()`));
  const [claimed] = await db
    .update(feedSchedules)
    .set({ claimedUntil: inSeconds(claimSeconds) })
    .where(and(eq(feedSchedules.name, name), lte(feedSchedules.dueAt, sql`now()`), free))
    .returning({ edition: feedSchedules.edition });
  return claimed ?? null;
}

export async function renewClaim(db: Db, name: string): Promise<void> {
  await db
    .update(feedSchedules)
    .set({ claimedUntil: inSeconds(claimSeconds) })
    .where(eq(feedSchedules.name, name));
}

export interface Look {
  /** Until the next one. */
  seconds: number;
  /** Edition that was imported, where there was one. */
  edition?: Edition;
  failure: string | null;
}

/** Notes what came of a look, and lets the feed go. */
export async function settleFeed(db: Db, name: string, { seconds, edition, failure }: Look): Promise<void> {
  await db
    .update(feedSchedules)
    .set({
      dueAt: inSeconds(seconds),
      claimedUntil: null,
      lookedAt: sql`now()`,
      failure,
      failedSince: failure === null ? null : sql`coalesce(${feedSchedules.failedSince}, now())`,
      ...(edition && { edition }),
    })
    .where(eq(feedSchedules.name, name));
}

export async function findSchedules(db: Db, names: readonly string[]) {
  if (names.length === 0) return [];
  return db
    .select()
    .from(feedSchedules)
    .where(inArray(feedSchedules.name, [...names]));
}

export interface FailedLook {
  siteSlug: string;
  /** Name of the feed. */
  source: string;
  words: string;
  began: Date;
  ended: Date;
}

/** Records a look that failed before there was a run as one, once for as long as it fails alike. */
export async function recordFailure(db: Db, { siteSlug, source, words, began, ended }: FailedLook): Promise<void> {
  const [newest] = await db
    .select({ id: feedRuns.id, held: feedRuns.held, startedAt: feedRuns.startedAt })
    .from(feedRuns)
    .where(and(eq(feedRuns.siteSlug, siteSlug), eq(feedRuns.source, source)))
    .orderBy(sql`${feedRuns.startedAt} desc`)
    .limit(1);
  // The import has recorded itself what it failed at.
  if (newest && newest.startedAt >= began) return;
  if (newest?.held === words) {
    await db.update(feedRuns).set({ finishedAt: ended }).where(eq(feedRuns.id, newest.id));
    return;
  }
  const id = runName(began);
  await db.insert(feedRuns).values({ id, siteSlug, source, startedAt: began, finishedAt: ended, held: words });
}
