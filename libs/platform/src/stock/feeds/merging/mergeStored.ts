import type { Site, Vehicle } from '@forecourt/domain';
import type { Db } from '../../../database/database.ts';
import { toStored } from '../../inventory/rows.ts';
import { vehicleOf, type FeedChange, type StoredForm } from '../feedEntry.ts';
import { findStored, type StoredVehicle } from '../feedStore.ts';
import type { Mapping } from '../mapping.ts';
import { mappingRules } from '../mappingRules.ts';
import type { Issue } from '../rowReading.ts';
import { mergeVehicle, type FeedVehicle } from './mergeVehicle.ts';

export interface MergeContext {
  db: Db;
  site: Site;
  mapping: Mapping;
  /** Seconds since 1970, UTC. */
  now: number;
}

/** The conflict of a feed's vehicle with stored stock, or null. */
type StockClash = (vehicle: VehicleName, stored: StoredVehicle | null, sameSlug: StoredVehicle | null) => Issue | null;
export type VehicleName = Pick<Vehicle, 'id' | 'slug'>;

function stockClash({ site, mapping }: Pick<MergeContext, 'site' | 'mapping'>): StockClash {
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
export interface Candidate {
  read: FeedVehicle;
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
export async function mergeWithStored<Given extends Candidate>(
  context: MergeContext,
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
      ? toStored(mergeVehicle(given.read, providedFields, stored.data, now), mapping.source)
      : given.fresh;
    return { given, merged, stored, clash: clashes(merged.row, stored, bySlug.get(merged.row.slug) ?? null) };
  });
}

export function candidateOf(read: FeedVehicle, { mapping, now }: Pick<MergeContext, 'mapping' | 'now'>): Candidate {
  const { providedFields } = mappingRules(mapping);
  return { read, fresh: toStored(mergeVehicle(read, providedFields, null, now), mapping.source) };
}

/** Merges planned vehicles again, because others changed or brought them since they were planned. */
export async function mergedAgain(context: MergeContext, changes: readonly FeedChange[]): Promise<Vehicle[]> {
  const candidates = changes.map((change) => candidateOf(vehicleOf(change), context));
  const merged = await mergeWithStored(context, candidates);
  return merged.flatMap(({ merged: { row }, clash }) => (clash ? [] : row.data));
}
