import { and, asc, desc, eq } from 'drizzle-orm';
import { savedSearchLimit } from '@forecourt/shopper/model';
import { randomUUID } from 'node:crypto';
import type { Db } from '../../database/database.ts';
import { savedSearches } from '../../database/schema/index.ts';
import type { SavedSearch } from '../../ports/watchlistPort.ts';
import { lockList, type ListOwner } from './watchlistStore.ts';

const ofOwner = ({ siteSlug, phone }: ListOwner) =>
  and(eq(savedSearches.siteSlug, siteSlug), eq(savedSearches.phone, phone));

export function openSearchStore(db: Db) {
  return {
    async list(owner: ListOwner): Promise<SavedSearch[]> {
      const rows = await db
        .select()
        .from(savedSearches)
        .where(ofOwner(owner))
        .orderBy(desc(savedSearches.createdAt), asc(savedSearches.id));
      return rows.map(({ id, name, path, createdAt }) => ({ id, name, path, created_at: createdAt }));
    },

    /** Saves a search, or renames the one with that path. */
    save: (owner: ListOwner, name: string, path: string, at: Date): Promise<'kept' | 'same' | 'full'> =>
      db.transaction(async (tx) => {
        await lockList(tx, 'searches', owner);
        const rows = await tx
          .select({ path: savedSearches.path, name: savedSearches.name })
          .from(savedSearches)
          .where(ofOwner(owner));
        const known = rows.find((row) => row.path === path);
        if (known?.name === name) return 'same';
        if (known) {
          const which = and(ofOwner(owner), eq(savedSearches.path, path));
          await tx.update(savedSearches).set({ name }).where(which);
          return 'kept';
        }
        if (rows.length >= savedSearchLimit) return 'full';
        await tx.insert(savedSearches).values({ id: randomUUID(), ...owner, name, path, createdAt: at });
        return 'kept';
      }),

    async remove(owner: ListOwner, id: string): Promise<boolean> {
      const gone = await db
        .delete(savedSearches)
        .where(and(ofOwner(owner), eq(savedSearches.id, id)))
        .returning({ id: savedSearches.id });
      return gone.length > 0;
    },
  };
}
