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
const ownFacts = new Set(['created_at', 'updated_at', 'views']);

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

/** The dealer's facts of a vehicle as JSON with sorted keys, because JSONB does not keep their order. */
export function canonicalFacts(data: Vehicle): string {
  const facts: string[] = [];
  for (const name of sortedNames(data)) {
    const value: unknown = data[name as keyof Vehicle];
    const text = typeof value === 'object' && value !== null ? stringify(value) : JSON.stringify(value);
    if (text !== undefined) facts.push(`${JSON.stringify(name)}:${text}`);
  }
  return `{${facts.join(',')}}`;
}

export function toRow(vehicle: Vehicle, source: string): VehicleRow {
  const dealercomments = vehicle.dealercomments === null ? null : plainText(vehicle.dealercomments);
  const data = dealercomments === vehicle.dealercomments ? vehicle : { ...vehicle, dealercomments };
  return {
    id: data.id,
    dealership_id: data.dealership_id,
    slug: data.slug,
    stocknum: data.stocknum,
    source,
    status: data.status,
    sold: data.sold,
    sold_at: data.sold_date_timestamp,
    shown: data.show_on_dealer_website,
    fingerprint: hash('sha1', canonicalFacts(data)),
    data,
  };
}
