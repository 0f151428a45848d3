import type { Site, Vehicle } from '@forecourt/domain';
import { and, asc, eq, gt, gte, inArray, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { removedVehicles, vehicles } from '../../database/schema/index.ts';
import type { InventoryStore, InventoryWriter } from '../../ports/inventoryPort.ts';
import { publicVehicle } from './publicVehicle.ts';
import { followStock, type StockFollower } from './followStock.ts';
import { toRow } from './rows.ts';
import { stockLock } from './stockChange.ts';
import { rememberRows, storeRows, type FinishedRow } from './storeRows.ts';

const batchSize = 500;
const daySeconds = 86_400;

export interface InventoryOptions {
  db: Db;
  now: () => Date;
}

export interface Inventory extends InventoryStore, InventoryWriter {
  /** Follows the changes of every process; see StockFollower. */
  changes: StockFollower;
  /** Stores what an import has prepared; see storeRows. */
  store(rows: readonly FinishedRow[]): Promise<string[]>;
  /** Notes from which rows vehicles come that an import leaves as they are; see rememberRows. */
  remember(rows: Parameters<typeof rememberRows>[1]): Promise<void>;
}

/** All vehicles of a site, including those sold long ago. */
function ofSite(site: Site): SQL | undefined {
  const { itemTypes, carTypes } = site.search;
  return and(
    inArray(vehicles.dealershipId, site.stockDealershipIds),
    eq(vehicles.shown, true),
    inArray(sql`${vehicles.data}->>'item_type'`, itemTypes),
    inArray(sql`${vehicles.data}->>'car_type'`, carTypes),
  );
}

function notSold(): SQL | undefined {
  return and(inArray(vehicles.status, ['in_stock', 'coming_soon']), eq(vehicles.sold, false));
}

/** Stock in the database. Reads are limited to a site. */
export function openInventory({ db, now }: InventoryOptions): Inventory {
  const changes = followStock(db, now);
  const seconds = () => Math.floor(now().getTime() / 1_000);

  async function* batches(condition: SQL | undefined): AsyncGenerator<Vehicle[]> {
    for (let last = ''; ;) {
      const rows = await db
        .select({ id: vehicles.id, data: publicVehicle })
        .from(vehicles)
        .where(and(condition, gt(vehicles.id, last)))
        .orderBy(asc(vehicles.id))
        .limit(batchSize);
      const end = rows.at(-1);
      if (!end) return;
      yield rows.map(({ data }) => data);
      last = end.id;
    }
  }

  return {
    changes,
    onChange: changes.onChange,
    async bySlug(site, slug) {
      const [row] = await db
        .select({ data: publicVehicle })
        .from(vehicles)
        .where(and(ofSite(site), eq(vehicles.slug, slug)))
        .limit(1);
      return row?.data ?? null;
    },
    async byIds(site, ids) {
      if (ids.length === 0) return [];
      const rows = await db
        .select({ data: publicVehicle })
        .from(vehicles)
        .where(and(ofSite(site), inArray(vehicles.id, [...ids])));
      const found = new Map(rows.map(({ data }) => [data.id, data]));
      return ids.flatMap((id) => found.get(id) ?? []);
    },
    async wasRemoved(site, slug) {
      const rows = await db
        .select({ slug: removedVehicles.slug })
        .from(removedVehicles)
        .where(and(eq(removedVehicles.slug, slug), inArray(removedVehicles.dealershipId, site.stockDealershipIds)))
        .limit(1);
      return rows.length > 0;
    },
    listed(site) {
      const soldSince = seconds() - site.search.soldDays * daySeconds;
      const soldLately = and(
        or(ne(vehicles.status, 'in_stock'), eq(vehicles.sold, true)),
        gte(vehicles.soldAt, soldSince),
      );
      return batches(and(ofSite(site), or(notSold(), soldLately)));
    },
    async slugs(site) {
      return db
        .select({
          slug: vehicles.slug,
          updated_at: sql<number>`(${vehicles.data}->>'updated_at')::bigint`.mapWith(Number),
          picture: sql<string | null>`${vehicles.data}->>'primary_image_url'`,
        })
        .from(vehicles)
        .where(and(ofSite(site), notSold()))
        .orderBy(asc(vehicles.slug));
    },
    everything: () => batches(undefined),
    async upsert(given, source = 'manual') {
      if (given.length === 0) return { inserted: 0, changed: 0, unchanged: 0 };
      // Of duplicates the last counts: one statement cannot write a row twice.
      const rows = [...new Map(given.map((vehicle) => [vehicle.id, toRow(vehicle, source)])).values()];
      // One statement is one transaction, also for a command that reaches the host's database over its socket.
      const answer = await db.execute(sql`
        with incoming as (
          select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row(
            id text, dealership_id text, slug text, stocknum text, source text, status text, sold boolean,
            sold_at bigint, shown boolean, fingerprint text, data jsonb)
        ), stored as (
          insert into vehicles (id, dealership_id, slug, stocknum, source, status, sold, sold_at, shown, fingerprint, data)
          select * from incoming
          on conflict (id) do update set
            dealership_id = excluded.dealership_id, slug = excluded.slug, stocknum = excluded.stocknum,
            source = excluded.source, status = excluded.status, sold = excluded.sold, sold_at = excluded.sold_at,
            shown = excluded.shown, fingerprint = excluded.fingerprint, feed_digest = null, updated_at = now(),
            data = excluded.data || jsonb_build_object(
              'created_at', vehicles.data->'created_at', 'views', vehicles.data->'views')
          where vehicles.fingerprint <> excluded.fingerprint
          returning id, (xmax = 0) as fresh
        ), noted as (
          insert into stock_changes (upserted, removed)
          select jsonb_agg(id), '[]'::jsonb from stored, ${stockLock} having count(*) > 0
        )
        select count(*) filter (where fresh)::int as inserted, count(*) filter (where not fresh)::int as changed from stored`);
      const { rows: counted } = answer as unknown as { rows: { inserted: number; changed: number }[] };
      const { inserted = 0, changed = 0 } = counted[0] ?? {};
      if (inserted + changed > 0) await changes.pump();
      return { inserted, changed, unchanged: given.length - inserted - changed };
    },
    async store(rows) {
      const left = await storeRows(db, rows);
      if (left.length < rows.length) await changes.pump();
      return left;
    },
    remember: (rows) => rememberRows(db, rows),
    async remove(ids) {
      if (ids.length === 0) return 0;
      const answer = await db.execute(sql`
        with gone as (
          delete from vehicles where id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)) returning id, slug, dealership_id
        ), noted as (
          insert into stock_changes (upserted, removed)
          select '[]'::jsonb, jsonb_agg(jsonb_build_object('id', id, 'slug', slug, 'dealership_id', dealership_id)) from gone, ${stockLock} having count(*) > 0
        ), remembered as (
          insert into removed_vehicles (slug, dealership_id) select slug, dealership_id from gone
          on conflict (slug) do update set dealership_id = excluded.dealership_id, removed_at = now()
        )
        select count(*)::int as removed from gone`);
      const { rows: counted } = answer as unknown as { rows: { removed: number }[] };
      const removed = counted[0]?.removed ?? 0;
      if (removed > 0) await changes.pump();
      return removed;
    },
  };
}
