import { sql } from 'drizzle-orm';
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

/**
 * Stores vehicles and notes the change, in one statement. A vehicle that somebody else changed, or brought, since the
 * row was made stays as it is.
 * @returns ids of those
 */
export async function storeRows(db: Db, rows: readonly FinishedRow[]): Promise<string[]> {
  if (rows.length === 0) return [];
  const column = <Name extends keyof FinishedRow>(name: Name) => sql.param(rows.map((row) => row[name]));
  // JSON has no line break of its own: as lines it need not be quoted once more, as in an array.
  const data = rows.map((row) => row.data).join('\n');
  const answer = await db.execute(sql`
    with incoming as (
      select * from unnest(
        ${column('id')}::text[], ${column('dealership_id')}::text[], ${column('slug')}::text[],
        ${column('stocknum')}::text[], ${column('source')}::text[], ${column('status')}::text[],
        ${column('sold')}::boolean[], ${column('sold_at')}::bigint[], ${column('shown')}::boolean[],
        ${column('fingerprint')}::text[], ${column('base')}::text[], ${column('feed_digest')}::text[],
        string_to_array(${data}::text, E'\\n')
      ) as row(id, dealership_id, slug, stocknum, source, status, sold, sold_at, shown, fingerprint, base, feed_digest, data)
    ), fresh as (
      insert into vehicles
        (id, dealership_id, slug, stocknum, source, status, sold, sold_at, shown, fingerprint, feed_digest, data)
      select id, dealership_id, slug, stocknum, source, status, sold, sold_at, shown, fingerprint, feed_digest,
        data::jsonb
      from incoming where base is null
      on conflict do nothing
      returning id
    ), changed as (
      update vehicles set
        dealership_id = incoming.dealership_id, slug = incoming.slug, stocknum = incoming.stocknum,
        source = incoming.source, status = incoming.status, sold = incoming.sold, sold_at = incoming.sold_at,
        shown = incoming.shown, fingerprint = incoming.fingerprint, feed_digest = incoming.feed_digest,
        updated_at = now(),
        data = incoming.data::jsonb || jsonb_build_object(
          'created_at', vehicles.data->'created_at', 'views', vehicles.data->'views')
      from incoming where vehicles.id = incoming.id and vehicles.fingerprint = incoming.base
      returning vehicles.id
    ), stored as (
      select id from fresh union all select id from changed
    ), noted as (
      insert into stock_changes (upserted, removed)
      select jsonb_agg(id), '[]'::jsonb from stored, ${stockLock} having count(*) > 0
    )
    select id from incoming where id not in (select id from stored)`);
  return rowsOf<{ id: string }>(answer).map(({ id }) => id);
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
