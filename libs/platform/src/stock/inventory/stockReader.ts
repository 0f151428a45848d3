import { eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Db } from '../../database/database.ts';
import { settings, stockReaders } from '../../database/schema/index.ts';

const day = 86_400_000;
/** Changes are kept this long, also when all have taken them: an index that was switched off for a night catches up. */
const keptMs = 2 * day;
/** A process that said nothing for so long has ended, or has missed too much to be waited for. */
const silentMs = day;

const trimmedName = 'stock changes trimmed to';

/** Number of the newest change that is gone; 0 while all are there. */
export async function trimmedTo(db: Db): Promise<number> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.name, trimmedName));
  return Number(row?.value ?? 0);
}

/**
 * Deletes changes that are old and that every process has taken. The newest stays: it says how far the stock has come.
 * Any number of processes may, at the same time.
 * @returns how many
 */
export async function trimStockChanges(db: Db, now: Date): Promise<number> {
  const old = new Date(now.getTime() - keptMs).toISOString();
  const silent = new Date(now.getTime() - silentMs).toISOString();
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

/** One process that follows, as the others know it. */
export interface StockReader {
  /** Says how far it has come. Does not throw: who is not heard for a day is not waited for, and notices. */
  tell(taken: number): Promise<void>;
  /** Is not waited for any more. */
  leave(): Promise<void>;
}

export function openStockReader(db: Db, now: () => Date): StockReader {
  const id = randomUUID();
  return {
    async tell(taken) {
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
