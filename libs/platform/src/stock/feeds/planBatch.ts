import type { Site, Vehicle } from '@forecourt/domain';
import type { Db } from '../../database/database.ts';
import { toStored } from '../inventory/rows.ts';
import {
  changedVehicle,
  newVehicle,
  sameVehicle,
  vehicleOf,
  type FeedChange,
  type FeedLine,
  type ReadLine,
  type StoredForm,
} from './feedEntry.ts';
import { findStored, type StoredVehicle } from './feedStore.ts';
import { keyCounts, keySet, type KeySet } from './keyCounts.ts';
import { mappingRules } from './mappingRules.ts';
import type { Mapping } from './mapping.ts';
import { mergeVehicle } from './mergeVehicle.ts';
import { rateIssue } from './rateIssue.ts';
import { readId, readRow, type RowContext } from './readRow.ts';
import type { PriceChange, ReportedIssue } from './reportFile.ts';
import type { RowDigests } from './rowDigest.ts';
import type { Issue } from './rowReading.ts';
import type { Spellings } from './spellings.ts';

/** What one batch of rows would do. */
export interface BatchPlan {
  /** What is to be stored: vehicles that are new or differ from the stored ones, and rows to remember. */
  write: FeedChange[];
  /** How many vehicles are in the batch, changed or not. */
  accepted: number;
  inserted: number;
  changed: number;
  unchanged: number;
  /** Dealerships of the stored vehicles that the batch has, one for each. */
  kept: string[];
  issues: ReportedIssue[];
  prices: PriceChange[];
}

export interface PlanContext {
  db: Db;
  site: Site;
  mapping: Mapping;
  /** Seconds since 1970, UTC. */
  now: number;
  /** How makes and models are spelt. */
  spellings: Spellings;
  /** How many rows the feed has. */
  rows: number;
  /** Digests of the rows that stored vehicles were last made from. */
  known: Pick<KeySet, 'has'>;
  digests: Pick<RowDigests, 'whole'>;
}

export interface Planner {
  /** A batch may be begun before the one before it is planned: then it is read while the database finds what is stored. */
  plan(lines: readonly FeedLine[]): Promise<BatchPlan>;
  /** Ids of the vehicles in all batches so far. */
  readonly ids: Pick<KeySet, 'has'>;
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

/** A vehicle of a feed, and how it would be stored if nobody knew it yet. */
interface Candidate {
  vehicle: Vehicle;
  fresh: StoredForm;
}

interface MergedVehicle<Given> {
  given: Given;
  /** As it is stored. */
  merged: StoredForm;
  stored: StoredVehicle | null;
  clash: Issue | null;
}

/** Merges vehicles of a feed with the stored ones. */
async function mergeWithStored<Given extends Candidate>(
  context: Pick<PlanContext, 'db' | 'site' | 'mapping' | 'now'>,
  vehicles: readonly Given[],
): Promise<MergedVehicle<Given>[]> {
  const { db, mapping, now } = context;
  const { providedFields } = mappingRules(mapping);
  const like = await findStored(
    db,
    vehicles.map(({ fresh }) => fresh.row),
  );
  const byId = new Map(like.map((one) => [one.id, one]));
  const bySlug = new Map(like.map((one) => [one.slug, one]));
  const clashes = stockClash(context);
  return vehicles.map((given) => {
    const stored = byId.get(given.fresh.row.id) ?? null;
    const merged = stored?.data
      ? toStored(mergeVehicle(given.vehicle, providedFields, stored.data, now), mapping.source)
      : given.fresh;
    return { given, merged, stored, clash: clashes(merged.row, stored, bySlug.get(merged.row.slug) ?? null) };
  });
}

function candidateOf(vehicle: Vehicle, { mapping, now }: Pick<PlanContext, 'mapping' | 'now'>): Candidate {
  const { providedFields } = mappingRules(mapping);
  return { vehicle, fresh: toStored(mergeVehicle(vehicle, providedFields, null, now), mapping.source) };
}

/** Merges planned vehicles again, because others changed or brought them since they were planned. */
export async function mergedAgain(context: PlanContext, changes: readonly FeedChange[]): Promise<Vehicle[]> {
  const candidates = changes.map((change) => candidateOf(vehicleOf(change), context));
  const merged = await mergeWithStored(context, candidates);
  return merged.flatMap(({ merged: { row }, clash }) => (clash ? [] : row.data));
}

/** Plans the batches of one run; it remembers ids and slugs of earlier batches. */
export function planner(context: PlanContext): Planner {
  const { spellings, site, mapping, now, rows, known, digests } = context;
  const reading: RowContext = { site, mapping, keysSeen: keyCounts(rows), now };
  const ids = keySet(rows);
  const slugs = keySet(rows);
  let last: Promise<unknown> = Promise.resolve();

  /** Waits for the batches before as well: of two rows with one id the second is refused. */
  function inOrder<Value>(given: Promise<Value>): Promise<Value> {
    const next = Promise.all([given, last]).then(([value]) => value);
    last = next;
    return next;
  }

  /** Why a vehicle conflicts with those of earlier rows. */
  function repeats({ id, slug }: VehicleName): Issue | null {
    if (ids.has(id)) return { column: 'id', reason: `'${id}' is in an earlier row already` };
    return slugs.has(slug) ? { column: 'slug', reason: `'${slug}' is in an earlier row already` } : null;
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
        kept: [],
        issues: [],
        prices: [],
      };
      const reject = (row: number, issue: Issue): number => plan.issues.push({ row, kind: 'rejected', ...issue });

      /** A row of which everything is known: only its vehicle has to be counted. */
      function takeKnown({ row, key }: ReadLine): void {
        const found = readId(key, reading);
        if ('reason' in found) reject(row, found);
        else if (ids.has(found.id)) reject(row, { column: 'id', reason: `'${found.id}' is in an earlier row already` });
        else {
          ids.add(found.id);
          plan.accepted += 1;
          plan.unchanged += 1;
          plan.kept.push(found.dealershipId);
        }
      }

      const candidates: (Candidate & { row: number; digest: string | null })[] = [];
      for (const line of lines) {
        const { row } = line;
        if ('refused' in line) {
          reject(row, line.refused);
          continue;
        }
        const digest = line.names && digests.whole(line.digest, spellings.spell(line.names));
        if (digest && known.has(digest)) {
          takeKnown(line);
          continue;
        }
        const read = readRow(line.cells(), reading);
        if (!read.ok) {
          reject(row, read.issue);
          continue;
        }
        const vehicle = spellings.spell(read.vehicle);
        const doubt = rateIssue(vehicle, site, mapping);
        for (const issue of read.issues) plan.issues.push({ row, kind: 'warning', ...issue });
        if (doubt) plan.issues.push({ row, kind: 'doubt', ...doubt });
        // What is reported of a row is reported each time.
        const isClean = read.issues.length === 0 && !doubt;
        candidates.push({ ...candidateOf(vehicle, context), row, digest: isClean ? digest : null });
      }
      for (const { given, merged, stored, clash } of await inOrder(mergeWithStored(context, candidates))) {
        const { row, vehicle, digest } = given;
        const { id, slug, fingerprint, stocknum, data } = merged.row;
        const issue = repeats(merged.row) ?? clash;
        if (issue) {
          reject(row, issue);
          continue;
        }
        ids.add(id);
        slugs.add(slug);
        plan.accepted += 1;
        if (stored) plan.kept.push(stored.dealershipId);
        if (!stored?.data) {
          plan.inserted += 1;
          plan.write.push(newVehicle(merged, digest));
        } else if (stored.fingerprint === fingerprint) {
          plan.unchanged += 1;
          if (digest) plan.write.push(sameVehicle(merged.row, digest));
        } else {
          plan.changed += 1;
          plan.write.push(changedVehicle(vehicle, { merged, digest, base: stored.fingerprint }));
          const [before, after] = [stored.data.price, data.price];
          if (before !== after) plan.prices.push({ stocknum, name: data.name, before, after });
        }
      }
      return plan;
    },
  };
}
