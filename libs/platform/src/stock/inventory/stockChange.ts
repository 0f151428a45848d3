import { sql } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { stockChanges } from '../../database/schema/index.ts';

/** Writers number their changes one after the other, so that a follower never sees a later number before an earlier. */
export const stockLock = sql`(select pg_advisory_xact_lock(4680218)) as turn`;

/** Locks changes of stock for a transaction. Must be its first lock. */
export async function takeTurn(tx: Pick<Db, 'execute'>): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(4680218)`);
}

/** Records changed vehicles, for the search index and the page caches. The transaction must hold the stock lock. */
export async function noteChange(tx: Pick<Db, 'insert'>, carIds: readonly string[]): Promise<void> {
  await tx.insert(stockChanges).values({ upserted: [...carIds], removed: [] });
}
