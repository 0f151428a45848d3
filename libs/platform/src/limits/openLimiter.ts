import { RateLimiterDrizzle, RateLimiterMemory } from 'rate-limiter-flexible';
import type { Db } from '../database/database.ts';
import { rateLimits } from '../database/schema/index.ts';

export interface VisitorAllowance {
  /** Prefix of the keys: the name of what is counted. */
  name: string;
  /** Uses that are allowed within `seconds`. */
  points: number;
  seconds: number;
}

/** Counts in the database, for all hosts together; in memory while the database is unreachable. */
export function openLimiter(db: Db, { name, points, seconds }: VisitorAllowance): RateLimiterDrizzle {
  const allowance = { keyPrefix: name, points, duration: seconds };
  return new RateLimiterDrizzle({
    ...allowance,
    storeClient: db,
    schema: rateLimits,
    // The library's own timer would run on after the database is closed.
    clearExpiredByTimeout: false,
    inMemoryBlockOnConsumed: points + 1,
    insuranceLimiter: new RateLimiterMemory(allowance),
  });
}
