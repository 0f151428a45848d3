import { RateLimiterRes } from 'rate-limiter-flexible';
import type { Db } from '../database/database.ts';
import { openLimiter } from './openLimiter.ts';

/** Seconds until the next reveal is allowed, or 0: this one is, and it is counted. */
export type RevealLimit = (visitor: string) => Promise<number>;

const revealsPerHour = 20;

/** The limit of revealed phone numbers for each visitor. */
export function openRevealLimit(db: Db): RevealLimit {
  const limiter = openLimiter(db, { name: 'reveal', points: revealsPerHour, seconds: 3_600 });
  return async (visitor) => {
    try {
      await limiter.consume(visitor);
      return 0;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000));
      throw refusal;
    }
  };
}
