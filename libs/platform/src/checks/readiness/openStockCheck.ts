import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { rowsOf, type Db } from '../../database/database.ts';
import { openSettings } from '../../database/openSettings.ts';

export interface StockCheckDeps {
  db: Db;
  /** Number of vehicles in the search index. */
  indexed: () => Promise<number>;
  /** Number of the newest change of stock that the search index has taken. */
  taken: () => number;
  /** Milliseconds of a clock that only runs on. */
  clock?: () => number;
}

/** Name of the setting with the stock as it was last counted. */
export const knownStockName = 'known stock';
const knownStock = z.object({ vehicles: z.number(), change: z.number() });

/** A search service may take a change some seconds after it was sent: fewer than this share of the vehicles is another matter. */
const minIndexedShare = 0.9;

/** Milliseconds between two counts, at least. */
const minPauseMs = 60_000;
/** The same as a multiple of what a count takes: a large stock is counted less often. */
const pausePerCount = 200;

interface Count {
  vehicles: number;
  /** Newest change of the stock. */
  change: number;
  /** Vehicles that changes since the last count have removed. */
  removed: number;
  /** Whether all of these changes are still stored. */
  whole: boolean;
}

const inWords = (count: number): string => count.toLocaleString('en-AU');

/**
 * Opens a check that compares the stock with the last known one: vehicles that no change has removed must be there, in
 * the database and in the search index.
 */
export function openStockCheck({ db, indexed, taken, clock = () => performance.now() }: StockCheckDeps) {
  const settings = openSettings(db);
  let nextAt = 0;

  async function count(since: number): Promise<Count> {
    // One statement, so that it counts as of one moment.
    const [row] = rowsOf<Count>(
      await db.execute(sql`
        select (select count(*) from vehicles)::int as vehicles, coalesce(max(id), 0)::int as change,
          coalesce(sum(jsonb_array_length(removed)) filter (where id > ${since}), 0)::int as removed,
          coalesce(min(id) <= ${since} + 1, ${since} = 0) as whole
        from stock_changes`),
    );
    if (!row) throw new Error('The vehicles cannot be counted');
    return row;
  }

  return async (): Promise<void> => {
    const start = clock();
    if (start < nextAt) return;
    const known = knownStock.safeParse(await settings.get(knownStockName)).data ?? null;
    const found = await count(known?.change ?? 0);
    const expected = known && found.whole ? known.vehicles - found.removed : 0;
    if (found.vehicles < expected) {
      throw new Error(`The database has ${inWords(found.vehicles)} of ${inWords(expected)} vehicles`);
    }
    const size = await indexed();
    // An index that is behind is another matter, which its own figure tells.
    if (taken() === found.change && size < minIndexedShare * found.vehicles) {
      throw new Error(`The search has ${inWords(size)} of ${inWords(found.vehicles)} vehicles`);
    }
    const { vehicles, change } = found;
    if (known?.vehicles !== vehicles || known.change !== change) {
      await settings.set(knownStockName, { vehicles, change });
    }
    nextAt = clock() + Math.max(minPauseMs, pausePerCount * (clock() - start));
  };
}
