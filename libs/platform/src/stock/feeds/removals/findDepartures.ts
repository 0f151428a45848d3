import type { Db } from '../../../database/database.ts';
import { openSpool, type Spool } from '../../../files/spool.ts';
import { broughtBy, namesById, type BroughtVehicle } from '../feedStore.ts';
import type { PresentVehicles } from './presentVehicles.ts';

/** What a feed brought before and brings no more. */
export interface Departures {
  /** Of each dealership: how many vehicles the feed brought before, and how many of them it has no longer. */
  byDealership: ReadonlyMap<string, { before: number; leaving: number }>;
  /** How many are removed. */
  total: number;
  /** How many stay though no row is known to be theirs, because one that cannot be told may be. */
  keptBack: number;
  /** Ids of those that are removed. */
  ids: Spool;
}

interface DepartingFeed {
  source: string;
  dealershipIds: string[];
  present: Omit<PresentVehicles, 'add'>;
  /** Whether it had brought anything before this run; else nothing can leave. */
  hadAny: boolean;
  /**
   * What is removed of that which no row is known to be of: all of it, because a person says so, what is proven to be
   * absent, or nothing, because the rest of the feed is missing.
   */
  remove: 'all' | 'proven' | 'nothing';
}

/** Those of the absent vehicles whose absence is proven: no row that cannot be told may be theirs. */
async function provenOf(
  db: Db,
  absent: readonly BroughtVehicle[],
  { present, remove }: DepartingFeed,
): Promise<readonly BroughtVehicle[]> {
  if (remove === 'all' || absent.length === 0) return absent;
  if (remove === 'nothing' || present.mayBeAny) return [];
  if (present.unknown === 0) return absent;
  const names = await namesById(
    db,
    absent.map(({ id }) => id),
  );
  return absent.filter(({ id }) => {
    const known = names.get(id);
    return known !== undefined && !present.mayBe(known);
  });
}

export async function findDepartures(db: Db, feed: DepartingFeed, file: string): Promise<Departures> {
  const ids = await openSpool(file);
  const byDealership = new Map<string, { before: number; leaving: number }>();
  let [total, keptBack] = [0, 0];
  for await (const batch of feed.hadAny ? broughtBy(db, feed.source, feed.dealershipIds) : []) {
    const absent = new Set(batch.filter(({ id }) => !feed.present.has(id)));
    for (const one of batch) {
      const counted = byDealership.get(one.dealershipId) ?? { before: 0, leaving: 0 };
      byDealership.set(one.dealershipId, counted);
      counted.before += 1;
      if (absent.has(one)) counted.leaving += 1;
    }
    const removed = await provenOf(db, [...absent], feed);
    total += removed.length;
    keptBack += absent.size - removed.length;
    await ids.add(removed.map(({ id }) => JSON.stringify(id)));
  }
  return { byDealership, total, keptBack, ids };
}
