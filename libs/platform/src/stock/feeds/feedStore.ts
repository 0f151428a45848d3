import type { Vehicle } from '@forecourt/domain';
import { randomUUID } from 'node:crypto';
import { and, asc, count, desc, eq, gt, inArray, not, sql } from 'drizzle-orm';
import { rowsOf, type Db } from '../../database/database.ts';
import { feedRuns, vehicles } from '../../database/schema/index.ts';

const rowsAtOnce = 5_000;

export interface StoredVehicle {
  id: string;
  dealershipId: string;
  source: string;
  slug: string;
  fingerprint: string;
  /** Null where only its slug was asked for. */
  data: Vehicle | null;
}

/**
 * Stored vehicles that a batch touches: by id, or because they have one of its slugs. The batch is a table that is joined:
 * of lists of ids PostgreSQL thinks they are worth processes of their own, whose start takes ten times as long.
 */
export async function findStored(db: Db, batch: readonly { id: string; slug: string }[]): Promise<StoredVehicle[]> {
  if (batch.length === 0) return [];
  const ids = sql.param(batch.map(({ id }) => id));
  const slugs = sql.param(batch.map(({ slug }) => slug));
  const columns = sql`stored.id, stored.dealership_id as "dealershipId", stored.source, stored.slug, stored.fingerprint`;
  const answer = await db.execute(sql`
    with asked as materialized (select * from unnest(${ids}::text[], ${slugs}::text[]) as row(id, slug))
    select ${columns}, stored.data from asked join vehicles as stored on stored.id = asked.id
    union all
    select ${columns}, null::jsonb from asked join vehicles as stored on stored.slug = asked.slug
    where not exists (select 1 from asked as same where same.id = stored.id)`);
  return rowsOf<StoredVehicle>(answer);
}

/** What is stored of a vehicle that a feed brought. */
export interface BroughtVehicle {
  id: string;
  dealershipId: string;
  /** Of the row from which it was last made; null for one that has to be read each time. */
  digest: string | null;
}

/**
 * What a feed brought to these dealerships, in batches. Of one dealership after the other: only so does an index have them
 * in the order of their ids, and no batch reads again what those before it read.
 */
export async function* broughtBy(db: Db, source: string, dealershipIds: string[]): AsyncGenerator<BroughtVehicle[]> {
  for (const dealershipId of dealershipIds) {
    const brought = and(eq(vehicles.dealershipId, dealershipId), eq(vehicles.source, source));
    for (let last = ''; ;) {
      const rows = await db
        .select({ id: vehicles.id, dealershipId: vehicles.dealershipId, digest: vehicles.feedDigest })
        .from(vehicles)
        .where(and(brought, gt(vehicles.id, last)))
        .orderBy(asc(vehicles.id))
        .limit(rowsAtOnce);
      const end = rows.at(-1);
      if (!end) break;
      yield rows;
      last = end.id;
    }
  }
}

/** What the vehicles of a feed can be known by, in batches. */
export async function* broughtKeys(db: Db, source: string, dealershipIds: string[]) {
  for (let last = ''; ;) {
    const rows = await db
      .select({
        id: vehicles.id,
        dealershipId: vehicles.dealershipId,
        stocknum: vehicles.stocknum,
        vin: sql<string | null>`${vehicles.data}->>'vin'`,
        feedId: sql<string | null>`${vehicles.data}->'feed_state'->>'id'`,
      })
      .from(vehicles)
      .where(and(eq(vehicles.source, source), inArray(vehicles.dealershipId, dealershipIds), gt(vehicles.id, last)))
      .orderBy(asc(vehicles.id))
      .limit(rowsAtOnce);
    const end = rows.at(-1);
    if (!end) break;
    yield rows;
    last = end.id;
  }
}

/** How the stock that a feed did not bring to these dealerships spells makes and models, the most frequent first. */
export async function namesOfOthers(
  db: Db,
  source: string,
  dealershipIds: string[],
): Promise<{ make: string; model: string; count: number }[]> {
  const [make, model] = [sql<string>`${vehicles.data}->>'make'`, sql<string>`${vehicles.data}->>'model'`];
  return db
    .select({ make, model, count: count() })
    .from(vehicles)
    .where(not(and(eq(vehicles.source, source), inArray(vehicles.dealershipId, dealershipIds)) ?? sql`false`))
    .groupBy(make, model)
    .orderBy(desc(count()), make, model);
}

/** Makes and models of stored vehicles. */
export async function namesById(db: Db, ids: string[]): Promise<Map<string, Pick<Vehicle, 'make' | 'model'>>> {
  const [make, model] = [sql<string>`${vehicles.data}->>'make'`, sql<string>`${vehicles.data}->>'model'`];
  const rows = await db.select({ id: vehicles.id, make, model }).from(vehicles).where(inArray(vehicles.id, ids));
  return new Map(rows.map(({ id, ...names }) => [id, names]));
}

/** Names a run: in the order of time, and of no other. */
export const runName = (startedAt: Date): string =>
  `${startedAt.toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}`;

type FeedRunRow = typeof feedRuns.$inferInsert;

export async function recordStart(
  db: Db,
  run: Pick<FeedRunRow, 'id' | 'siteSlug' | 'source' | 'startedAt' | 'file' | 'mappingFile' | 'stamp'>,
): Promise<void> {
  await db.insert(feedRuns).values(run);
}

export async function recordEnd(
  db: Db,
  id: string,
  outcome: Required<
    Pick<
      FeedRunRow,
      'finishedAt' | 'rows' | 'accepted' | 'inserted' | 'priceChanges' | 'changed' | 'removed' | 'rejected' | 'held'
    >
  >,
): Promise<void> {
  await db.update(feedRuns).set(outcome).where(eq(feedRuns.id, id));
}
