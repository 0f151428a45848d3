import { sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Db } from '../../database/database.ts';
import type { VehicleRow } from './rows.ts';
import { stockLock } from './stockChange.ts';

/** A row that is ready to be stored. */
export interface FinishedRow extends Omit<VehicleRow, 'data'> {
  /** Fingerprint of the stored vehicle that it was made from; null for one that is new. */
  base: string | null;
  /** Hash of the row of a feed that it was made from; null where the row has to be read each time. */
  feed_digest: string | null;
  /** The whole vehicle as JSON, in one line. */
  data: string;
}

/** The rows as a table of SQL. */
function incoming(rows: readonly FinishedRow[]): SQL {
  const column = <Name extends keyof FinishedRow>(name: Name) => sql.param(rows.map((row) => row[name]));
  // JSON has no line break of its own: as lines it need not be quoted once more, as in an array.
  const data = rows.map((row) => row.data).join('\n');
  return sql`unnest(
    ${column('id')}::text[], ${column('dealership_id')}::text[], ${column('slug')}::text[],
    ${column('stocknum')}::text[], ${column('source')}::text[], ${column('status')}::text[],
    ${column('sold')}::boolean[], ${column('sold_at')}::bigint[], ${column('shown')}::boolean[],
    ${column('fingerprint')}::text[], ${column('base')}::text[], ${column('feed_digest')}::text[],
    string_to_array(${data}::text, E'\\n')
  ) as row(id, dealership_id, slug, stocknum, source, status, sold, sold_at, shown, fingerprint, base, feed_digest, data)`;
}

const noteStored = sql`insert into stock_changes (upserted, removed)
  select jsonb_agg(id), '[]'::jsonb from stored, ${stockLock} having count(*) > 0`;

async function idsOf(answer: Promise<unknown>): Promise<string[]> {
  return rowsOf<{ id: string }>(await answer).map(({ id }) => id);
}

const insertNew = (db: Db, rows: readonly FinishedRow[]): Promise<string[]> =>
  idsOf(
    db.execute(sql`
      with stored as (
        insert into vehicles
          (id, dealership_id, slug, stocknum, source, status, sold, sold_at, shown, fingerprint, feed_digest, data)
        select id, dealership_id, slug, stocknum, source, status, sold, sold_at, shown, fingerprint, feed_digest,
          data::jsonb
        from ${incoming(rows)}
        on conflict do nothing
        returning id
      ), noted as (${noteStored})
      select id from stored`),
  );

const updateChanged = (db: Db, rows: readonly FinishedRow[]): Promise<string[]> =>
  idsOf(
    db.execute(sql`
      with stored as (
        update vehicles set
          dealership_id = row.dealership_id, slug = row.slug, stocknum = row.stocknum, source = row.source,
          status = row.status, sold = row.sold, sold_at = row.sold_at, shown = row.shown,
          fingerprint = row.fingerprint, feed_digest = row.feed_digest, updated_at = now(),
          data = row.data::jsonb || jsonb_build_object(
            'created_at', vehicles.data->'created_at', 'views', vehicles.data->'views')
        from ${incoming(rows)}
        where vehicles.id = row.id and vehicles.fingerprint = row.base
        returning vehicles.id
      ), noted as (${noteStored})
      select id from stored`),
  );

/**
 * Stores vehicles and notes the change: new ones in one statement, changed ones in another. A vehicle that somebody else
 * changed, or brought, since the row was made stays as it is.
 * @returns ids of those
 */
export async function storeRows(db: Db, rows: readonly FinishedRow[]): Promise<string[]> {
  const fresh = rows.filter(({ base }) => base === null);
  const changed = rows.filter(({ base }) => base !== null);
  const stored = new Set([
    ...(fresh.length > 0 ? await insertNew(db, fresh) : []),
    ...(changed.length > 0 ? await updateChanged(db, changed) : []),
  ]);
  return rows.flatMap(({ id }) => (stored.has(id) ? [] : id));
}

/** Notes from which row of a feed vehicles were made that the row did not change. Nobody has to know of it. */
export async function rememberRows(
  db: Db,
  rows: readonly Pick<FinishedRow, 'id' | 'fingerprint' | 'feed_digest'>[],
): Promise<void> {
  if (rows.length === 0) return;
  const column = <Name extends 'id' | 'fingerprint' | 'feed_digest'>(name: Name) =>
    sql.param(rows.map((row) => row[name]));
  await db.execute(sql`
    update vehicles set feed_digest = row.feed_digest
    from unnest(${column('id')}::text[], ${column('fingerprint')}::text[], ${column('feed_digest')}::text[])
      as row(id, fingerprint, feed_digest)
    where vehicles.id = row.id and vehicles.fingerprint = row.fingerprint`);
}
