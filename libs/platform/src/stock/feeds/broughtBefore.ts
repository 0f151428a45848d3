import type { Db } from '../../database/database.ts';
import { broughtBy } from './feedStore.ts';
import { keySet, type KeySet } from './keyCounts.ts';

interface Brought {
  /** Digests of rows that need not be read again; see rowDigests. */
  known: KeySet;
  /** Of each dealership: how many vehicles. */
  counts: Map<string, number>;
}

/** What the feed brought before. */
export async function broughtBefore(db: Db, source: string, dealershipIds: string[]): Promise<Brought> {
  const [known, counts] = [keySet(), new Map<string, number>()];
  for await (const batch of broughtBy(db, source, dealershipIds)) {
    for (const { digest, dealershipId } of batch) {
      if (digest !== null) known.add(digest);
      counts.set(dealershipId, (counts.get(dealershipId) ?? 0) + 1);
    }
  }
  return { known, counts };
}
