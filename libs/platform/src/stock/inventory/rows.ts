import type { Vehicle } from '@forecourt/domain';
import { hash } from 'node:crypto';
import { stringify } from 'safe-stable-stringify';
import { plainText } from './plainText.ts';

/** A vehicle as a row of the `vehicles` table. */
export interface VehicleRow {
  id: string;
  dealership_id: string;
  slug: string;
  stocknum: string | null;
  source: string;
  status: string;
  sold: boolean;
  sold_at: number | null;
  shown: boolean;
  fingerprint: string;
  data: Vehicle;
}

/** Fields that the platform maintains; they do not count as changes of a vehicle. */
const ownFacts: ReadonlySet<string> = new Set(['created_at', 'updated_at', 'views'] satisfies (keyof Vehicle)[]);

/** Names of a vehicle's facts, in the order of JSON and sorted: the same for nearly all vehicles. */
let lastNames: readonly string[] = [];
let lastSorted: readonly string[] = [];

function sortedNames(data: object): readonly string[] {
  const names = Object.keys(data);
  if (names.length !== lastNames.length || names.some((name, place) => name !== lastNames[place])) {
    lastNames = names;
    lastSorted = names.filter((name) => !ownFacts.has(name)).sort();
  }
  return lastSorted;
}

/** A value whose objects have sorted names. */
function sortNames(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(sortNames);
  const sorted: Record<string, unknown> = {};
  for (const name of Object.keys(value).sort()) sorted[name] = sortNames((value as Record<string, unknown>)[name]);
  return sorted;
}

/** The dealer's facts of a vehicle as JSON with sorted keys, because JSONB does not keep their order. */
export function canonicalFacts(data: Vehicle): string {
  // Lenders may have any name, and an object puts those that are numbers first.
  if (Object.keys(data.finance_lenders).length > 0) {
    const { created_at: _created, updated_at: _updated, views: _views, ...facts } = data;
    return stringify(facts);
  }
  const sorted: Record<string, unknown> = {};
  for (const name of sortedNames(data)) {
    const value: unknown = data[name as keyof Vehicle];
    sorted[name] = typeof value === 'object' ? sortNames(value) : value;
  }
  return JSON.stringify(sorted);
}

/** The whole vehicle as JSON, from its facts as JSON. */
const wholeOf = (facts: string, { created_at, updated_at, views }: Vehicle): string =>
  `${facts.slice(0, -1)},"created_at":${created_at},"updated_at":${updated_at},"views":${views}}`;

/** A vehicle as a row, and as JSON in one line. */
export function toStored(vehicle: Vehicle, source: string): { row: VehicleRow; json: string } {
  const dealercomments = vehicle.dealercomments === null ? null : plainText(vehicle.dealercomments);
  const data = dealercomments === vehicle.dealercomments ? vehicle : { ...vehicle, dealercomments };
  const facts = canonicalFacts(data);
  const row = {
    id: data.id,
    dealership_id: data.dealership_id,
    slug: data.slug,
    stocknum: data.stocknum,
    source,
    status: data.status,
    sold: data.sold,
    sold_at: data.sold_date_timestamp,
    shown: data.show_on_dealer_website,
    fingerprint: hash('sha1', facts),
    data,
  };
  return { row, json: wholeOf(facts, data) };
}

export const toRow = (vehicle: Vehicle, source: string): VehicleRow => toStored(vehicle, source).row;
