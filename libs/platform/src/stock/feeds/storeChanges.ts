import type { Vehicle } from '@forecourt/domain';
import type { Db } from '../../database/database.ts';
import { openSpool, type Spool } from '../../files/spool.ts';
import type { Inventory } from '../inventory/openInventory.ts';
import { finishedRow, readChange, type FeedChange } from './feedEntry.ts';
import type { FeedLock } from './feedLock.ts';
import { idsFromFeed } from './feedStore.ts';
import type { KeySet } from './keyCounts.ts';

const storedAtOnce = 500;
const removedAtOnce = 1_000;

/** What a feed brought before and brings no more. */
export interface Departures {
  /** Of each dealership: how many vehicles the feed brought before, and how many of them leave. */
  byDealership: ReadonlyMap<string, { before: number; leaving: number }>;
  total: number;
  /** Ids of those that leave. */
  ids: Spool;
}

export async function findDepartures(
  db: Db,
  feed: { source: string; dealershipIds: string[]; present: Pick<KeySet, 'has'> },
  file: string,
): Promise<Departures> {
  const ids = await openSpool(file);
  const byDealership = new Map<string, { before: number; leaving: number }>();
  let total = 0;
  for await (const batch of idsFromFeed(db, feed.source, feed.dealershipIds)) {
    const leaving = new Set(batch.filter(({ id }) => !feed.present.has(id)));
    for (const one of batch) {
      const counted = byDealership.get(one.dealershipId) ?? { before: 0, leaving: 0 };
      byDealership.set(one.dealershipId, counted);
      counted.before += 1;
      if (leaving.has(one)) counted.leaving += 1;
    }
    total += leaving.size;
    await ids.add([...leaving].map(({ id }) => JSON.stringify(id)));
  }
  return { byDealership, total, ids };
}

interface Storing {
  inventory: Pick<Inventory, 'store' | 'remember' | 'upsert' | 'remove'>;
  source: string;
  lock: FeedLock | null;
  /** Merges vehicles again that others changed meanwhile. */
  mergeAgain: (changes: readonly FeedChange[]) => Promise<Vehicle[]>;
  onStored: (rows: number) => void;
}

/** Stores all changes, and removes what has left. */
export async function storeChanges(changes: Spool, departures: Spool, storing: Storing): Promise<void> {
  const { inventory, source, lock, mergeAgain, onStored } = storing;
  let stored = 0;
  for await (const lines of changes.batches(storedAtOnce)) {
    lock?.check();
    const read = lines.map(readChange);
    const batch = read.filter(({ data }) => data !== '');
    await inventory.remember(read.filter(({ data }) => data === '').map(finishedRow));
    const left = new Set(await inventory.store(batch.map(finishedRow)));
    if (left.size > 0) {
      await inventory.upsert(await mergeAgain(batch.filter(({ head }) => left.has(head.id))), source);
    }
    stored += batch.length;
    onStored(stored);
  }
  for await (const ids of departures.batches(removedAtOnce)) {
    lock?.check();
    await inventory.remove(ids.map((id) => JSON.parse(id) as string));
  }
}
