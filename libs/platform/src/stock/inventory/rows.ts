import type { Vehicle } from '@forecourt/domain';
import { createHash } from 'node:crypto';
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

/** Facts that the platform itself keeps: a feed that says nothing new of a vehicle changes nothing. */
const ownFacts = new Set(['created_at', 'updated_at', 'views']);

/** JSON with sorted names: the database gives objects back in an order of its own. */
function canonical(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const fields = value as Record<string, unknown>;
  let text = '';
  for (const name of Object.keys(fields).sort()) {
    if (fields[name] !== undefined) text += `,${JSON.stringify(name)}:${canonical(fields[name])}`;
  }
  return `{${text.slice(1)}}`;
}

export function toRow(vehicle: Vehicle, source: string): VehicleRow {
  const data = {
    ...vehicle,
    dealercomments: vehicle.dealercomments === null ? null : plainText(vehicle.dealercomments),
  };
  const dealersFacts = Object.fromEntries(Object.entries(data).filter(([name]) => !ownFacts.has(name)));
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
    fingerprint: createHash('sha1').update(canonical(dealersFacts)).digest('hex'),
    data,
  };
}
