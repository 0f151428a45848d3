import { lt } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { rateLimits } from '../database/schema/index.ts';

/** Deletes counters whose time has been over for an hour: clocks of hosts differ. */
export async function sweepLimits(db: Db, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expire, new Date(now.getTime() - 3_600_000)));
}
