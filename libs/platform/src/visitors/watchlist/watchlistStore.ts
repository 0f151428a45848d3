import type { Vehicle } from '@forecourt/domain';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { watchlistEntries } from '../../database/schema/index.ts';
import { watchlistLimit, type MergeResult } from '../../ports/watchlistPort.ts';

/** Owner of a list: every query is limited to both. */
export interface ListOwner {
  siteSlug: string;
  phone: string;
}

export type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0];

/** Serialises changes of one visitor's list over all hosts, so that its limit cannot be exceeded. */
export async function lockList(tx: Transaction, kind: string, { siteSlug, phone }: ListOwner): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${kind}/${siteSlug}/${phone}`}, 0))`);
}

const ofOwner = ({ siteSlug, phone }: ListOwner) =>
  and(eq(watchlistEntries.siteSlug, siteSlug), eq(watchlistEntries.phone, phone));

const newestFirst = [desc(watchlistEntries.savedAt), asc(watchlistEntries.carId)] as const;

export function openWatchlistStore(db: Db) {
  return {
    rows: (owner: ListOwner) =>
      db
        .select()
        .from(watchlistEntries)
        .where(ofOwner(owner))
        .orderBy(...newestFirst),

    async ids(owner: ListOwner): Promise<string[]> {
      const id = { id: watchlistEntries.carId };
      const rows = await db
        .select(id)
        .from(watchlistEntries)
        .where(ofOwner(owner))
        .orderBy(...newestFirst);
      return rows.map((row) => row.id);
    },

    /** Adds vehicles to a list, the first as the newest, up to its limit. */
    add: (owner: ListOwner, vehicles: readonly Vehicle[], at: Date): Promise<MergeResult> =>
      db.transaction(async (tx) => {
        await lockList(tx, 'watchlist', owner);
        const saved = await tx.select({ id: watchlistEntries.carId }).from(watchlistEntries).where(ofOwner(owner));
        const known = new Set(saved.map(({ id }) => id));
        const missing = vehicles.filter(({ id }) => !known.has(id));
        const added = missing.slice(0, Math.max(watchlistLimit - known.size, 0));
        if (added.length > 0) {
          await tx.insert(watchlistEntries).values(
            added.map((vehicle, place) => ({
              ...owner,
              carId: vehicle.id,
              carName: vehicle.name,
              carMake: vehicle.make,
              carModel: vehicle.model,
              savedAt: new Date(at.getTime() - place),
            })),
          );
        }
        return { added: added.length, leftOut: missing.length - added.length };
      }),

    async remove(owner: ListOwner, carId: string): Promise<boolean> {
      const gone = await db
        .delete(watchlistEntries)
        .where(and(ofOwner(owner), eq(watchlistEntries.carId, carId)))
        .returning({ id: watchlistEntries.carId });
      return gone.length > 0;
    },
  };
}
