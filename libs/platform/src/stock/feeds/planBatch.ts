import type { Site, Vehicle } from '@forecourt/domain';
import type { Db } from '../../database/database.ts';
import { toRow, type VehicleRow } from '../inventory/rows.ts';
import {
  changedVehicle,
  entryOf,
  newVehicle,
  type EntryContext,
  type FeedChange,
  type FeedEntry,
  type FeedLine,
} from './feedEntry.ts';
import { findStored, type StoredVehicle } from './feedStore.ts';
import { keyCounts, type KeyCounts } from './keyCounts.ts';
import type { Mapping } from './mapping.ts';
import { mergeVehicle } from './mergeVehicle.ts';
import type { Issue } from './rowReading.ts';
import type { PriceChange, ReportedIssue } from './reportFile.ts';
import type { Spellings } from './spellings.ts';

/** What one batch of rows would do. */
export interface BatchPlan {
  /** Vehicles that are new or differ from the stored ones. */
  write: FeedChange[];
  /** How many vehicles are in the batch, changed or not. */
  accepted: number;
  inserted: number;
  changed: number;
  unchanged: number;
  issues: ReportedIssue[];
  prices: PriceChange[];
}

export interface PlanContext extends EntryContext {
  db: Db;
  site: Site;
  mapping: Mapping;
  /** How makes and models are spelt. */
  spellings: Spellings;
}

export interface Planner {
  plan(lines: readonly FeedLine[]): Promise<BatchPlan>;
  /** Ids of the vehicles in all batches so far. */
  readonly ids: Pick<KeyCounts, 'has'>;
}

/** The conflict of a feed's vehicle with stored stock, or null. */
type StockClash = (vehicle: VehicleName, stored: StoredVehicle | null, sameSlug: StoredVehicle | null) => Issue | null;
type VehicleName = Pick<Vehicle, 'id' | 'slug'>;

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

interface MergedVehicle<Given> {
  given: Given;
  /** The merged vehicle; null for one that is new, which nothing changes. */
  merged: VehicleRow | null;
  stored: StoredVehicle | null;
  name: VehicleName;
  clash: Issue | null;
}

/** Merges vehicles of a feed with the stored ones. */
async function mergeWithStored<Given extends Pick<FeedEntry, 'head' | 'vehicle'>>(
  context: PlanContext,
  vehicles: readonly Given[],
): Promise<MergedVehicle<Given>[]> {
  const { db, now, providedFields, source } = context;
  const like = await findStored(
    db,
    vehicles.map(({ head }) => head),
  );
  const byId = new Map(like.map((one) => [one.id, one]));
  const bySlug = new Map(like.map((one) => [one.slug, one]));
  const clashes = stockClash(context);
  return vehicles.map((given) => {
    const stored = byId.get(given.head.id) ?? null;
    const merged = stored?.data
      ? toRow(mergeVehicle(JSON.parse(given.vehicle) as Vehicle, providedFields, stored.data, now), source)
      : null;
    const name = merged ?? given.head;
    return { given, merged, stored, name, clash: clashes(name, stored, bySlug.get(name.slug) ?? null) };
  });
}

/** Merges planned vehicles again, because others changed or brought them since they were planned. */
export async function mergedAgain(context: PlanContext, changes: readonly FeedChange[]): Promise<Vehicle[]> {
  const { now, providedFields } = context;
  const merged = await mergeWithStored(context, changes);
  return merged.flatMap(({ given, merged: row, clash }) => {
    if (clash) return [];
    return row ? row.data : mergeVehicle(JSON.parse(given.vehicle) as Vehicle, providedFields, null, now);
  });
}

/** Plans the batches of one run; it remembers ids and slugs of earlier batches. */
export function planner(context: PlanContext): Planner {
  const { spellings } = context;
  const ids = keyCounts();
  const slugs = keyCounts();

  /** Why a vehicle conflicts with those of earlier rows. */
  function repeats({ id, slug }: VehicleName): Issue | null {
    if (ids.has(id)) return { column: 'id', reason: `'${id}' is in an earlier row already` };
    return slugs.has(slug) ? { column: 'slug', reason: `'${slug}' is in an earlier row already` } : null;
  }

  /** The same with make and model as most spell them. */
  function spelt(entry: FeedEntry): FeedEntry {
    const { make, model, row, issues, doubt } = entry;
    const names = { make, model };
    const usual = spellings.spell(names);
    if (usual === names) return entry;
    return entryOf({ ...(JSON.parse(entry.vehicle) as Vehicle), ...usual }, { row, issues, doubt }, context);
  }

  return {
    ids,
    async plan(lines) {
      const plan: BatchPlan = {
        write: [],
        accepted: 0,
        inserted: 0,
        changed: 0,
        unchanged: 0,
        issues: [],
        prices: [],
      };
      const reject = (row: number, issue: Issue): number => plan.issues.push({ row, kind: 'rejected', ...issue });
      const candidates: FeedEntry[] = [];
      for (const line of lines) {
        const { row } = line;
        if ('refused' in line) {
          reject(row, line.refused);
          continue;
        }
        candidates.push(spelt(line));
        for (const issue of line.issues) plan.issues.push({ row, kind: 'warning', ...issue });
        if (line.doubt) plan.issues.push({ row, kind: 'doubt', ...line.doubt });
      }
      for (const { given, merged, stored, name, clash } of await mergeWithStored(context, candidates)) {
        const issue = repeats(name) ?? clash;
        if (issue) {
          reject(given.row, issue);
          continue;
        }
        ids.add(name.id);
        slugs.add(name.slug);
        plan.accepted += 1;
        if (!merged || !stored?.data) {
          plan.inserted += 1;
          plan.write.push(newVehicle(given));
        } else if (stored.fingerprint === merged.fingerprint) {
          plan.unchanged += 1;
        } else {
          plan.changed += 1;
          plan.write.push(changedVehicle(given, merged, stored.fingerprint));
          const [before, after] = [stored.data.price, merged.data.price];
          if (before !== after) plan.prices.push({ stocknum: merged.stocknum, name: merged.data.name, before, after });
        }
      }
      return plan;
    },
  };
}
