import { lt } from 'drizzle-orm';
import { RateLimiterDrizzle, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Db } from '../database/database.ts';
import { rateLimits } from '../database/schema/index.ts';

/** Seconds until the next reveal is allowed, or 0: this one is, and it is counted. */
export type RevealLimit = (visitor: string) => Promise<number>;

const revealsPerHour = 20;

/** Counts in the database, for all hosts together; in memory while the database is unreachable. */
export function openRevealLimit(db: Db): RevealLimit {
  const allowance = { keyPrefix: 'reveal', points: revealsPerHour, duration: 3_600 };
  const limiter = new RateLimiterDrizzle({
    ...allowance,
    storeClient: db,
    schema: rateLimits,
    // The library's own timer would run on after the database is closed.
    clearExpiredByTimeout: false,
    inMemoryBlockOnConsumed: revealsPerHour + 1,
    insuranceLimiter: new RateLimiterMemory(allowance),
  });
  return async (visitor) => {
    try {
      const { isFirstInDuration } = await limiter.consume(visitor);
      // The first reveal of an hour deletes expired counters.
      if (isFirstInDuration) {
        await db
          .delete(rateLimits)
          .where(lt(rateLimits.expire, new Date(Date.now() - 3_600_000)))
          .catch(() => undefined);
      }
      return 0;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000));
      throw refusal;
    }
  };
}
