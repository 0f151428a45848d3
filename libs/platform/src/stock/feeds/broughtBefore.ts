import type { Db } from '../../database/database.ts';
import { broughtBy } from './feedStore.ts';
import { keySet, type KeySet } from './keyCounts.ts';

interface Brought {
  /** Digests of rows that need not be read again; see rowDigests. */
  known: KeySet;
  ids: KeySet;
  /** Of each dealership: how many vehicles. */
  counts: Map<string, number>;
}

/** What the feed brought before. */
export async function broughtBefore(db: Db, source: string, dealershipIds: string[]): Promise<Brought> {
  const [known, ids, counts] = [keySet(), keySet(), new Map<string, number>()];
  for await (const batch of broughtBy(db, source, dealershipIds)) {
    for (const { id, digest, dealershipId } of batch) {
      ids.add(id);
      if (digest !== null) known.add(digest);
      counts.set(dealershipId, (counts.get(dealershipId) ?? 0) + 1);
    }
  }
  return { known, ids, counts };
}
