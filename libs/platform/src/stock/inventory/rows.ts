import type { Vehicle } from '@forecourt/domain';
import { createHash } from 'node:crypto';
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

export function toRow(vehicle: Vehicle, source: string): VehicleRow {
  const data = {
    ...vehicle,
    dealercomments: vehicle.dealercomments === null ? null : plainText(vehicle.dealercomments),
  };
  const dealersFacts = Object.fromEntries(Object.entries(data).filter(([name]) => !ownFacts.has(name)));
  // With sorted keys, because JSONB does not keep their order.
  const canonical = stringify(dealersFacts);
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
    fingerprint: createHash('sha1').update(canonical).digest('hex'),
    data,
  };
}
