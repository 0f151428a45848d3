import { sql } from 'drizzle-orm';
import { rowsOf, type Db } from '../../database/database.ts';

/** From so many changed vehicles on, what the database knows of the stock is out of date. */
const manyChanges = 1_000;

/**
 * Has the database count the stock anew, so that its plans suit it: half a second for 500,000 vehicles. The embedded
 * database does so at no other time, and without it reads all vehicles of a dealership for each batch of them; a
 * PostgreSQL does so within a minute or two, but not while an import goes on. It looks at 3,000 vehicles (migration
 * 0019): the usual 30,000 are 80 MB, which the embedded database never gives back.
 */
async function countStock(db: Db): Promise<void> {
  await db.execute(sql`analyze vehicles`);
}

/** Counts the stock that was never counted. */
export async function countNewStock(db: Db): Promise<void> {
  const answer = await db.execute(sql`select reltuples < 0 as "isNew" from pg_class where oid = 'vehicles'::regclass`);
  if (rowsOf<{ isNew: boolean }>(answer)[0]?.isNew) await countStock(db);
}

/**
 * @param changes how many vehicles have come, changed or left since it was last counted
 * @returns how many of them are still not counted
 */
export async function countChangedStock(db: Db, changes: number): Promise<number> {
  if (changes < manyChanges) return changes;
  await countStock(db);
  return 0;
}
