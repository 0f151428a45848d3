import { asc, gt, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { stockChanges, vehicles } from '../../database/schema/index.ts';
import type { InventoryChange } from '../../ports/inventoryPort.ts';
import { publicVehicle } from './publicVehicle.ts';
import { openStockReader, trimmedTo, trimStockChanges } from './stockReader.ts';

const changesAtOnce = 20;
const reportEveryMs = 60_000;

type Listener = (change: InventoryChange) => Promise<void> | void;

/** Follows stock changes in the order they were stored, whichever process stored them. */
export interface StockFollower {
  onChange(listener: Listener): () => void;
  /** Number of the newest stored change; 0 before the first. */
  newest(): Promise<number>;
  /** Number of the newest change that all listeners have taken; 0 before the start. */
  taken(): number;
  /** Starts after a change that is already processed, and polls for new ones. */
  start(after: number, everyMs?: number): void;
  /** Passes all stored changes to the listeners. */
  pump(): Promise<void>;
  /** Deletes changes older than two days that all followers have processed. @returns how many */
  trim(): Promise<number>;
  stop(): Promise<void>;
}

export function followStock(db: Db, now: () => Date): StockFollower {
  const reader = openStockReader(db, now);
  const listeners = new Set<Listener>();
  let seen: number | null = null;
  let timers: NodeJS.Timeout[] = [];
  let running: Promise<void> = Promise.resolve();

  async function step(): Promise<boolean> {
    if (seen === null) return false;
    const rows = await db
      .select()
      .from(stockChanges)
      .where(gt(stockChanges.id, seen))
      .orderBy(asc(stockChanges.id))
      .limit(changesAtOnce);
    const [first] = rows;
    const last = rows.at(-1);
    if (!first || !last) return false;
    // Gaps in the numbers are normal; changes were missed only if some were deleted unseen.
    const missed = first.id !== seen + 1 && (await trimmedTo(db)) > seen;
    const removed = new Map(rows.flatMap((row) => row.removed).map((one) => [one.id, one]));
    const ids = [...new Set(rows.flatMap((row) => row.upserted))];
    const found = ids.length
      ? await db.select({ data: publicVehicle }).from(vehicles).where(inArray(vehicles.id, ids))
      : [];
    for (const { data } of found) removed.delete(data.id);
    const change = {
      upserted: found.map(({ data }) => data),
      removed: [...removed.values()],
      version: last.id,
      ...(missed && { missed }),
    };
    for (const listener of listeners) await listener(change);
    seen = last.id;
    return rows.length === changesAtOnce;
  }

  function pump(): Promise<void> {
    const next = running.then(async () => {
      while (await step());
    });
    running = next.catch(() => undefined);
    return next;
  }

  return {
    pump,
    trim: () => trimStockChanges(db, now()),
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async newest() {
      const [row] = await db
        .select({ id: sql<number>`coalesce(max(${stockChanges.id}), 0)`.mapWith(Number) })
        .from(stockChanges);
      return row?.id ?? 0;
    },
    taken: () => seen ?? 0,
    start(after, everyMs = 500) {
      seen = after;
      void reader.report(after);
      if (timers.length > 0) return;
      timers = [
        // If the database is unreachable the next tick tries again.
        setInterval(() => void pump().catch(() => undefined), everyMs).unref(),
        setInterval(() => void reader.report(seen ?? after), reportEveryMs).unref(),
      ];
    },
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await running;
      if (seen !== null) await reader.leave();
    },
  };
}
