import type { Vehicle } from '@forecourt/domain';
import type { Spool } from '../../files/spool.ts';
import type { Inventory } from '../inventory/openInventory.ts';
import { finishedRow, readChange, writeChange, type FeedChange } from './feedEntry.ts';
import type { FeedLock } from './feedLock.ts';

const storedAtOnce = 500;
const removedAtOnce = 1_000;

export interface Storing {
  inventory: Pick<Inventory, 'store' | 'remember' | 'upsert' | 'remove'>;
  source: string;
  lock: FeedLock | null;
  /** Where changes wait until it is known that the feed is not held. */
  waiting: Spool;
  /** Merges vehicles again that others changed meanwhile. */
  mergeAgain: (changes: readonly FeedChange[]) => Promise<Vehicle[]>;
  onStored: (rows: number) => void;
}

export interface ChangeStore {
  /** Takes changes: they wait, or once storing has begun are stored while the next are prepared. */
  add(changes: readonly FeedChange[]): Promise<void>;
  readonly hasBegun: boolean;
  /** Begins storing, with what waits. */
  begin(): Promise<void>;
  /** Resolves when all is stored. */
  finish(): Promise<void>;
  remove(departures: Spool): Promise<void>;
}

/** Stores what a feed changes, not before it is let in. */
export function openChangeStore(storing: Storing): ChangeStore {
  const { inventory, source, lock, waiting, mergeAgain, onStored } = storing;
  let hasBegun = false;
  let stored = 0;
  let last: Promise<void> = Promise.resolve();

  async function store(changes: readonly FeedChange[]): Promise<void> {
    lock?.check();
    const batch = changes.filter(({ data }) => data !== '');
    await inventory.remember(changes.filter(({ data }) => data === '').map(finishedRow));
    const left = new Set(await inventory.store(batch.map(finishedRow)));
    if (left.size > 0) {
      await inventory.upsert(await mergeAgain(batch.filter(({ head }) => left.has(head.id))), source);
    }
    stored += batch.length;
    onStored(stored);
  }

  return {
    get hasBegun() {
      return hasBegun;
    },
    async add(changes) {
      if (!hasBegun) return waiting.add(changes.map(writeChange));
      await last;
      last = store(changes);
      // Whoever waits for the last one hears of its failure.
      last.catch(() => undefined);
    },
    async begin() {
      hasBegun = true;
      for await (const lines of waiting.batches(storedAtOnce)) await store(lines.map(readChange));
    },
    finish: () => last,
    async remove(departures) {
      for await (const ids of departures.batches(removedAtOnce)) {
        lock?.check();
        await inventory.remove(ids.map((id) => JSON.parse(id) as string));
      }
    },
  };
}
