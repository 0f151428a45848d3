import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { feedLocks } from '../../database/schema/index.ts';

/** A run that was killed holds its feeds no longer than this. */
const heldSeconds = 120;

/** Another run has the feed. Its message is for the person who started this one. */
export class FeedBusyError extends Error {}

export interface FeedLock {
  /** Says that the run goes on. @throws FeedBusyError when it took so long that another took over */
  keep(): Promise<void>;
  /** Does not throw: a lock that cannot be given back runs out. */
  release(): Promise<void>;
}

export interface FeedToLock {
  source: string;
  dealershipIds: readonly string[];
  /** Name of this run. */
  run: string;
}

/**
 * Takes a feed for one run: what it brings to these dealerships no other run changes meanwhile, on whatever machine.
 * The database's clock counts. A row with an end rather than a lock of the session: on the embedded database all
 * processes share one session, and a session is never locked out by itself.
 * @throws FeedBusyError when another run has it, or a part of it
 */
export async function lockFeed(db: Db, { source, dealershipIds, run }: FeedToLock): Promise<FeedLock> {
  // In order, so that two runs that share some wait for each other instead of blocking each other.
  const names = [...new Set(dealershipIds)].sort().map((id) => JSON.stringify([id, source]));
  const mine = and(inArray(feedLocks.feed, names), eq(feedLocks.holder, run));
  const until = sql`now() + make_interval(secs => ${heldSeconds})`;

  async function release(): Promise<void> {
    await db
      .delete(feedLocks)
      .where(mine)
      .catch(() => undefined);
  }

  const taken = await db
    .insert(feedLocks)
    .values(names.map((feed) => ({ feed, holder: run, since: sql`now()`, until })))
    .onConflictDoUpdate({
      target: feedLocks.feed,
      set: { holder: run, since: sql`now()`, until },
      setWhere: sql`${feedLocks.until} < now()`,
    })
    .returning({ feed: feedLocks.feed });
  if (taken.length < names.length) {
    await release();
    throw new FeedBusyError(
      `Another import of the feed '${source}' is running: run this one again when it has ended. If it was stopped by force, that is in ${heldSeconds / 60} minutes.`,
    );
  }
  return {
    release,
    async keep() {
      const kept = await db.update(feedLocks).set({ until }).where(mine).returning({ feed: feedLocks.feed });
      if (kept.length === names.length) return;
      throw new FeedBusyError(`This import stood still for long, and another of the feed '${source}' took over.`);
    },
  };
}
