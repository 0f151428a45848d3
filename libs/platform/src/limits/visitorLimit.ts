import { RateLimiterDrizzle, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Db } from '../database/database.ts';
import { rateLimits } from '../database/schema/index.ts';

export interface VisitorAllowance {
  /** Prefix of the keys: names what is counted. */
  name: string;
  points: number;
  seconds: number;
}

/** Counts one use. @returns whether it is allowed */
export type VisitorLimit = (visitor: string) => Promise<boolean>;

/** Counts in the database, for all hosts together; in memory while the database is unreachable. */
export function openVisitorLimit(db: Db, { name, points, seconds }: VisitorAllowance): VisitorLimit {
  const allowance = { keyPrefix: name, points, duration: seconds };
  const limiter = new RateLimiterDrizzle({
    ...allowance,
    storeClient: db,
    schema: rateLimits,
    // The library's own timer would run on after the database is closed.
    clearExpiredByTimeout: false,
    inMemoryBlockOnConsumed: points + 1,
    insuranceLimiter: new RateLimiterMemory(allowance),
  });
  return async (visitor) => {
    try {
      await limiter.consume(visitor);
      return true;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return false;
      throw refusal;
    }
  };
}
