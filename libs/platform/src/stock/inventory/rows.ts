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

/** Of each number of names the last ones seen, sorted: the same for nearly all vehicles and their parts. */
const lastSeen = new Map<number, { names: readonly string[]; sorted: readonly string[]; areSorted: boolean }>();

function orderOf(names: readonly string[]): { sorted: readonly string[]; areSorted: boolean } {
  const seen = lastSeen.get(names.length);
  if (seen?.names.every((name, place) => name === names[place])) return seen;
  const sorted = names.toSorted();
  const order = { names, sorted, areSorted: sorted.every((name, place) => name === names[place]) };
  lastSeen.set(names.length, order);
  return order;
}

/** A value whose objects have sorted names; the value itself where they are sorted already, as a schema's are. */
function sortNames(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const items: unknown[] = value.map(sortNames);
    return items.some((item, place) => item !== value[place]) ? items : value;
  }
  const { sorted: names, areSorted } = orderOf(Object.keys(value));
  const object = value as Record<string, unknown>;
  let sorted: Record<string, unknown> | null = areSorted ? null : {};
  for (const name of names) {
    const before = object[name];
    const after = sortNames(before);
    if (sorted === null && after !== before) sorted = { ...object };
    if (sorted !== null) sorted[name] = after;
  }
  return sorted ?? value;
}

/** The dealer's facts of a vehicle as JSON with sorted keys, because JSONB does not keep their order. */
export function canonicalFacts(data: Vehicle): string {
  // Fields that the platform maintains do not count as changes of a vehicle; JSON leaves out what is undefined.
  const facts = { ...data, created_at: undefined, updated_at: undefined, views: undefined };
  // Lenders may have any name, and an object puts those that are numbers first.
  return Object.keys(data.finance_lenders).length > 0 ? stringify(facts) : JSON.stringify(sortNames(facts));
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
