import { RateLimiterDrizzle, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Db } from '../database/database.ts';
import { rateLimits } from '../database/schema/index.ts';

export interface VisitorAllowance {
  /** What is counted. */
  name: string;
  points: number;
  seconds: number;
}

/** Whether one more is allowed; if so it is counted. */
export type VisitorLimit = (visitor: string) => Promise<boolean>;

/** Counts in the database, so that all hosts count together; by itself where the database cannot be reached. */
export function openVisitorLimit(db: Db, { name, points, seconds }: VisitorAllowance): VisitorLimit {
  const allowance = { keyPrefix: name, points, duration: seconds };
  const limiter = new RateLimiterDrizzle({
    ...allowance,
    storeClient: db,
    schema: rateLimits,
    // Its own sweep would outlive the database.
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
