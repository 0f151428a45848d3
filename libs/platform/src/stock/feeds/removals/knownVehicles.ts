import type { Db } from '../../../database/database.ts';
import { broughtKeys } from '../feedStore.ts';
import type { KeySet } from '../keyCounts.ts';
import type { Mapping } from '../mapping.ts';

/** A stored vehicle, as rows of its feed tell it. */
export interface KnownVehicle {
  id: string;
  dealershipId: string;
  /** What the feed's column of ids has for it; null where it never had any. */
  ownId: string | null;
}

/** What a row has of the keys of a vehicle. */
interface RowKeys {
  ownId: string | null;
  vin: string | null;
  /** At each dealership that the row may be of: the stock number, and the id made of the key. */
  places: readonly { dealershipId: string; stocknum: string | null; derivedId: string | null }[];
}

export interface KnownVehicles {
  /** The vehicles that a row may be: one, none for a new one, or several where its keys are of different vehicles. */
  find(keys: RowKeys): readonly KnownVehicle[];
}

/** The id of a vehicle whose feed has none for it. @param digest of the key of its row */
export const idOf = ({ source }: Pick<Mapping, 'source'>, digest: string): string =>
  `${source}-${digest.slice(0, 20)}`.slice(-64);

/** Whether an id is one that was made of a row's key, because the feed has none for the vehicle. */
const isDerivedId = (id: string, source: string): boolean =>
  /-[0-9a-f]{20}$/.test(id) && id === idOf({ source }, id.slice(-20));

type Index = Map<string, KnownVehicle[]>;

const placed = (dealershipId: string, text: string): string => `${dealershipId}\u001f${text}`;
const unique = (vehicles: readonly KnownVehicle[]): KnownVehicle[] => [...new Set(vehicles)];

function note(index: Index, key: string, vehicle: KnownVehicle): void {
  const found = index.get(key);
  if (found) found.push(vehicle);
  else index.set(key, [vehicle]);
}

/** The vehicle that all keys are of; where there is none, each that one of them is of. */
function agreedBy(found: readonly (readonly KnownVehicle[])[]): readonly KnownVehicle[] {
  // A text that several vehicles share, such as `TBA`, tells none of them from the others.
  const plain = unique(found.filter(({ length }) => length === 1).flat());
  if (plain.length > 0) return plain;
  const all = unique(found.flat());
  const shared = all.filter((vehicle) => found.every((some) => some.includes(vehicle)));
  return shared.length === 1 ? shared : all;
}

/**
 * Reads how vehicles of a feed can be known again that has ids beside another key: also by stock number and VIN, because
 * such a feed may lack either in some of its rows. It takes about 200 bytes a vehicle.
 * @param idsInFeed ids that rows of this feed have: a vehicle of such an id is that of no row without one
 */
export async function readKnownVehicles(
  db: Db,
  { source, dealershipIds }: { source: string; dealershipIds: string[] },
  idsInFeed: Pick<KeySet, 'has'>,
): Promise<KnownVehicles> {
  const byOwnId = new Map<string, KnownVehicle>();
  const [byStocknum, byVin, byDerivedId]: [Index, Index, Index] = [new Map(), new Map(), new Map()];
  for await (const batch of broughtKeys(db, source, dealershipIds)) {
    for (const { id, dealershipId, stocknum, vin, feedId } of batch) {
      const isDerived = isDerivedId(id, source);
      const vehicle = { id, dealershipId, ownId: feedId ?? (isDerived ? null : id) };
      if (vehicle.ownId !== null) byOwnId.set(vehicle.ownId, vehicle);
      if (isDerived) byDerivedId.set(id, [vehicle]);
      if (stocknum !== null) note(byStocknum, placed(dealershipId, stocknum), vehicle);
      if (vin !== null) note(byVin, placed(dealershipId, vin), vehicle);
    }
  }

  return {
    find({ ownId, vin, places }) {
      const own = ownId === null ? undefined : byOwnId.get(ownId);
      const mayBe = (vehicle: KnownVehicle): boolean =>
        own !== undefined || vehicle.ownId === null || (ownId === null && !idsInFeed.has(vehicle.ownId));
      const found = [
        places.flatMap(({ derivedId }) => (derivedId === null ? [] : (byDerivedId.get(derivedId) ?? []))),
        places.flatMap(({ dealershipId, stocknum }) =>
          stocknum === null ? [] : (byStocknum.get(placed(dealershipId, stocknum)) ?? []),
        ),
        places.flatMap(({ dealershipId }) => (vin === null ? [] : (byVin.get(placed(dealershipId, vin)) ?? []))),
      ].map((vehicles) => vehicles.filter(mayBe));
      if (own === undefined) return agreedBy(found.filter(({ length }) => length > 0));
      if (found.some((vehicles) => vehicles.includes(own))) return [own];
      // Its id alone is of this vehicle, and all that is plain of its other keys is of another.
      return unique([own, ...found.filter(({ length }) => length === 1).flat()]);
    },
  };
}
