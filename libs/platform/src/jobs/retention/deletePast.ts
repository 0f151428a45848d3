import { inArray, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { retainedKinds, type RetainedKind, type RetentionConfig } from '../../config/retentionConfig.ts';
import { rowsOf, type Db } from '../../database/database.ts';
import { describeFault } from '../../logs/personalData.ts';
import { isPast, retained } from './retained.ts';

/** Rows that one statement deletes: none locks a table for long. */
const batch = 500;

/** What is held of one kind. */
export interface KeptKind {
  kind: RetainedKind;
  /** Null: for good. */
  days: number | null;
  rows: number;
  /** Rows that have been kept long enough. */
  past: number;
}

/** @returns every kind of data, with how long it is kept */
export async function countKept(db: Db, config: RetentionConfig, now: Date): Promise<KeptKind[]> {
  const kept: KeptKind[] = [];
  for (const kind of retainedKinds) {
    const days = config[kind] ?? null;
    const past = days === null ? sql`false` : isPast(retained[kind], days, now);
    const found = await db.execute(
      sql`select count(*)::int as rows, (count(*) filter (where ${past}))::int as past from ${retained[kind].table}`,
    );
    kept.push({ kind, days, ...(rowsOf<{ rows: number; past: number }>(found)[0] ?? { rows: 0, past: 0 }) });
  }
  return kept;
}

/** Deletes one batch of a kind, with what belongs to its rows. @returns how many rows of the kind */
function deleteBatch(db: Db, kind: RetainedKind, days: number, now: Date): Promise<number> {
  const one = retained[kind];
  const { table, id, parts = [] } = one;
  return db.transaction(async (tx) => {
    const places = sql`(select ctid from ${table} where ${isPast(one, days, now)} order by ${one.since} limit ${batch} for update skip locked)`;
    if (!id)
      return (
        await tx
          .delete(table)
          .where(sql`ctid in ${places}`)
          .returning({ since: one.since })
      ).length;
    const rows = await tx
      .select({ id })
      .from(table)
      .where(sql`ctid in ${places}`);
    const ids = rows.map((row) => String(row.id));
    if (ids.length === 0) return 0;
    for (const part of parts) await tx.delete(part.table).where(inArray(part.column, ids));
    await tx.delete(table).where(inArray(id, ids));
    return ids.length;
  });
}

/**
 * Deletes what has been kept long enough. Safe in several processes at once.
 * @returns how many rows of each kind; kinds without are left out
 */
export async function deletePast(db: Db, config: RetentionConfig, now: Date): Promise<RetentionConfig> {
  const deleted: RetentionConfig = {};
  for (const kind of retainedKinds) {
    const days = config[kind];
    if (days === undefined) continue;
    for (let count = batch; count === batch;) {
      count = await deleteBatch(db, kind, days, now);
      if (count > 0) deleted[kind] = (deleted[kind] ?? 0) + count;
    }
  }
  return deleted;
}

/** The hourly job: a failure is logged, and the next hour tries again. */
export async function runRetention(db: Db, config: RetentionConfig, now: Date, log: Logger): Promise<void> {
  try {
    const deleted = await deletePast(db, config, now);
    if (Object.keys(deleted).length > 0) log.info({ part: 'retention', deleted }, 'Deleted what was kept long enough');
  } catch (fault) {
    log.error({ part: 'retention', ...describeFault(fault) }, 'What was kept long enough could not be deleted');
  }
}
