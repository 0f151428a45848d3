import { RateLimiterRes } from 'rate-limiter-flexible';
import type { Db } from '../database/database.ts';
import { openLimiter, type VisitorAllowance } from './openLimiter.ts';

/** Counts one use. @returns whether it is allowed */
export type VisitorLimit = (visitor: string) => Promise<boolean>;

/** A limit of uses for each visitor. */
export function openVisitorLimit(db: Db, allowance: VisitorAllowance): VisitorLimit {
  const limiter = openLimiter(db, allowance);
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
