import type { Vehicle } from '@forecourt/domain';
import { and, count, desc, eq, inArray, not, or, sql } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { feedRuns, vehicles } from '../../database/schema/index.ts';

export interface StoredVehicle {
  id: string;
  dealershipId: string;
  source: string;
  slug: string;
  fingerprint: string;
  data: Vehicle;
}

/** Stored vehicles that a batch touches: by id, or because they have one of its slugs. */
export async function findStored(db: Db, batch: readonly Vehicle[]): Promise<StoredVehicle[]> {
  if (batch.length === 0) return [];
  const ids = batch.map(({ id }) => id);
  const slugs = batch.map(({ slug }) => slug);
  const { id, dealershipId, source, slug, fingerprint, data } = vehicles;
  return db
    .select({ id, dealershipId, source, slug, fingerprint, data })
    .from(vehicles)
    .where(or(inArray(vehicles.id, ids), inArray(vehicles.slug, slugs)));
}

/** Ids of what a feed brought to these dealerships, by dealership. */
export async function idsFromFeed(db: Db, source: string, dealershipIds: string[]): Promise<Map<string, string[]>> {
  const rows = await db
    .select({ id: vehicles.id, dealershipId: vehicles.dealershipId })
    .from(vehicles)
    .where(and(eq(vehicles.source, source), inArray(vehicles.dealershipId, dealershipIds)));
  const byDealership = new Map<string, string[]>();
  for (const { id, dealershipId } of rows) {
    const ids = byDealership.get(dealershipId);
    if (ids) ids.push(id);
    else byDealership.set(dealershipId, [id]);
  }
  return byDealership;
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

export interface FeedRun {
  id: string;
  siteSlug: string;
  source: string;
  startedAt: Date;
}

export async function recordStart(db: Db, run: FeedRun): Promise<void> {
  await db.insert(feedRuns).values(run);
}

export async function recordEnd(
  db: Db,
  id: string,
  outcome: {
    finishedAt: Date;
    accepted: number;
    changed: number;
    removed: number;
    rejected: number;
    held: string | null;
  },
): Promise<void> {
  await db.update(feedRuns).set(outcome).where(eq(feedRuns.id, id));
}
