import type { Site, Vehicle } from '@forecourt/domain';
import type { Db } from '../../database/database.ts';
import { toRow } from '../inventory/rows.ts';
import { findStored, type StoredVehicle } from './feedStore.ts';
import type { Mapping } from './mapping.ts';
import { mergeVehicle } from './mergeVehicle.ts';
import { rateIssue } from './rateIssue.ts';
import type { NumberedReading } from './readRows.ts';
import type { Issue } from './rowReading.ts';
import type { ReportedIssue } from './reportFile.ts';
import type { Spellings } from './spellings.ts';

/** What one batch of rows would do. */
export interface BatchPlan {
  /** Vehicles that are new or differ from the stored ones, as the feed has them. */
  write: FeedVehicle[];
  /** Every vehicle of the batch, changed or not. */
  ids: string[];
  inserted: number;
  changed: number;
  unchanged: number;
  issues: ReportedIssue[];
}

export interface PlanContext {
  db: Db;
  site: Site;
  mapping: Mapping;
  /** Seconds since 1970, UTC. */
  now: number;
  /** How makes and models are spelt. */
  spellings: Spellings;
}

/** A vehicle as one row of a feed describes it. */
export interface FeedVehicle {
  row: number;
  vehicle: Vehicle;
  /** Fields that the feed decides. */
  providedFields: readonly string[];
}

/** The conflict of a feed's vehicle with stored stock, or null. */
type StockClash = (vehicle: Vehicle, stored: StoredVehicle | null, sameSlug: StoredVehicle | null) => Issue | null;

function stockClash({ site, mapping }: Pick<PlanContext, 'site' | 'mapping'>): StockClash {
  const ownDealerships = new Set(site.dealerships.map(({ id }) => id));
  return ({ id, slug }, stored, sameSlug) => {
    if (stored && (stored.source !== mapping.source || !ownDealerships.has(stored.dealershipId))) {
      return { column: 'id', reason: `'${id}' belongs to stock that another feed or dealer brought` };
    }
    return sameSlug && sameSlug.id !== id
      ? { column: 'slug', reason: `'${slug}' belongs to another vehicle already` }
      : null;
  };
}

interface MergedVehicle {
  feedVehicle: FeedVehicle;
  merged: Vehicle;
  stored: StoredVehicle | null;
  clash: Issue | null;
}

/** Merges vehicles of a feed with the stored ones. */
async function mergeWithStored(context: PlanContext, feedVehicle: readonly FeedVehicle[]): Promise<MergedVehicle[]> {
  const { db, now } = context;
  const like = await findStored(
    db,
    feedVehicle.map(({ vehicle }) => vehicle),
  );
  const byId = new Map(like.map((one) => [one.id, one]));
  const bySlug = new Map(like.map((one) => [one.slug, one]));
  const clashes = stockClash(context);
  return feedVehicle.map((one) => {
    const { vehicle, providedFields } = one;
    const stored = byId.get(vehicle.id) ?? null;
    const merged = mergeVehicle(vehicle, providedFields, stored?.data ?? null, now);
    return { feedVehicle: one, merged, stored, clash: clashes(merged, stored, bySlug.get(merged.slug) ?? null) };
  });
}

/** Merges planned vehicles again just before storing, so that changes made meanwhile are kept. */
export async function readyToStore(context: PlanContext, planned: readonly FeedVehicle[]): Promise<Vehicle[]> {
  const merged = await mergeWithStored(context, planned);
  return merged.flatMap((one) => (one.clash ? [] : [one.merged]));
}

/** Plans the batches of one run; it remembers ids and slugs of earlier batches. */
export function planner(context: PlanContext): (readings: readonly NumberedReading[]) => Promise<BatchPlan> {
  const { site, mapping, spellings } = context;
  const ids = new Set<string>();
  const slugs = new Set<string>();

  /** Why a vehicle conflicts with those of earlier rows. */
  function repeats({ id, slug }: Vehicle): Issue | null {
    if (ids.has(id)) return { column: 'id', reason: `'${id}' is in an earlier row already` };
    return slugs.has(slug) ? { column: 'slug', reason: `'${slug}' is in an earlier row already` } : null;
  }

  return async (readings) => {
    const plan: BatchPlan = { write: [], ids: [], inserted: 0, changed: 0, unchanged: 0, issues: [] };
    const reject = (row: number, issue: Issue): number => plan.issues.push({ row, kind: 'rejected', ...issue });
    const candidates: FeedVehicle[] = [];
    for (const reading of readings) {
      const { row } = reading;
      if (!reading.ok) {
        reject(row, reading.issue);
        continue;
      }
      const vehicle = spellings.spell(reading.vehicle);
      candidates.push({ row, vehicle, providedFields: reading.providedFields });
      for (const issue of reading.issues) plan.issues.push({ row, kind: 'warning', ...issue });
      const doubt = rateIssue(reading.vehicle, site, mapping);
      if (doubt) plan.issues.push({ row, kind: 'doubt', ...doubt });
    }
    for (const { feedVehicle, merged, stored, clash } of await mergeWithStored(context, candidates)) {
      const issue = repeats(merged) ?? clash;
      if (issue) {
        reject(feedVehicle.row, issue);
        continue;
      }
      ids.add(merged.id);
      slugs.add(merged.slug);
      plan.ids.push(merged.id);
      if (stored && stored.fingerprint === toRow(merged, mapping.source).fingerprint) {
        plan.unchanged += 1;
        continue;
      }
      plan[stored ? 'changed' : 'inserted'] += 1;
      plan.write.push(feedVehicle);
    }
    return plan;
  };
}
