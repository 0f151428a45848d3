import { eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Db } from '../../database/database.ts';
import { settings, stockReaders } from '../../database/schema/index.ts';

const day = 86_400_000;
/** Changes are kept at least this long, so that an index that was off for a night can catch up. */
const retentionMs = 2 * day;
/** A follower that did not report for so long is not waited for any more. */
const inactiveMs = day;

const trimmedName = 'stock changes trimmed to';

/** Number of the newest deleted change; 0 while all exist. */
export async function trimmedTo(db: Db): Promise<number> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.name, trimmedName));
  return Number(row?.value ?? 0);
}

/**
 * Deletes old changes that every follower has processed. The newest stays, because it is the current version of the
 * stock. Safe to run in several processes.
 * @returns how many
 */
export async function trimStockChanges(db: Db, now: Date): Promise<number> {
  const old = new Date(now.getTime() - retentionMs).toISOString();
  const silent = new Date(now.getTime() - inactiveMs).toISOString();
  const answer = await db.execute(sql`
    with newest as (
      select coalesce(max(id), 0) as id from stock_changes
    ), forgotten as (
      delete from stock_readers where at < ${silent}::timestamptz
    ), taken as (
      select coalesce(min(taken), (select id from newest)) as id from stock_readers where at >= ${silent}::timestamptz
    ), gone as (
      delete from stock_changes
      where at < ${old}::timestamptz and id <= (select id from taken) and id < (select id from newest)
      returning id
    ), noted as (
      insert into settings (name, value) select ${trimmedName}::text, to_jsonb(max(id)) from gone having count(*) > 0
      on conflict (name) do update set value = to_jsonb(greatest((settings.value)::bigint, (excluded.value)::bigint))
    )
    select count(*)::int as gone from gone`);
  const { rows } = answer as unknown as { rows: { gone: number }[] };
  return rows[0]?.gone ?? 0;
}

/** Progress of one process that follows the stock changes. */
export interface StockReader {
  /** Reports progress. Does not throw: a follower that fails to report for a day is skipped, and notices it. */
  report(taken: number): Promise<void>;
  /** Ends following. */
  leave(): Promise<void>;
}

export function openStockReader(db: Db, now: () => Date): StockReader {
  const id = randomUUID();
  return {
    async report(taken) {
      const at = now();
      await db
        .insert(stockReaders)
        .values({ id, taken, at })
        .onConflictDoUpdate({ target: stockReaders.id, set: { taken, at } })
        .catch(() => undefined);
    },
    async leave() {
      await db
        .delete(stockReaders)
        .where(eq(stockReaders.id, id))
        .catch(() => undefined);
    },
  };
}
