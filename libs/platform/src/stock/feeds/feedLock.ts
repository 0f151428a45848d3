import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { feedLocks } from '../../database/schema/index.ts';

/** Seconds after which the lock of a killed run expires. */
const lockSeconds = 120;

/** Another run has the feed. The message is for the user of the command. */
export class FeedBusyError extends Error {}

export interface FeedLock {
  /** Extends the lock. @throws FeedBusyError when it had expired and another run took over */
  extend(): Promise<void>;
  /** Does not throw: a lock that cannot be released expires. */
  release(): Promise<void>;
}

export interface LockRequest {
  source: string;
  dealershipIds: readonly string[];
  /** Name of this run. */
  run: string;
}

/**
 * Locks a feed of these dealerships for one run, over all machines, by the database's clock. Rows that expire rather
 * than session locks: with the embedded database all processes share one session.
 * @throws FeedBusyError when another run has it, or a part of it
 */
export async function lockFeed(db: Db, { source, dealershipIds, run }: LockRequest): Promise<FeedLock> {
  // Sorted, to avoid deadlocks between runs with common dealerships.
  const names = [...new Set(dealershipIds)].sort().map((id) => JSON.stringify([id, source]));
  const mine = and(inArray(feedLocks.feed, names), eq(feedLocks.holder, run));
  const until = sql`now() + make_interval(secs => ${lockSeconds})`;

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
      `Another import of the feed '${source}' is running: run this one again when it has ended. If it was stopped by force, that is in ${lockSeconds / 60} minutes.`,
    );
  }
  return {
    release,
    async extend() {
      const extended = await db.update(feedLocks).set({ until }).where(mine).returning({ feed: feedLocks.feed });
      if (extended.length === names.length) return;
      throw new FeedBusyError(`This import stood still for long, and another of the feed '${source}' took over.`);
    },
  };
}
