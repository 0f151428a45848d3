import type { Vehicle } from '@forecourt/domain';

export const facetNames = [
  ...['make', 'model', 'badge', 'year', 'price', 'km', 'seats', 'colour', 'body', 'drive', 'fuel', 'transmission'],
  ...['state', 'city', 'car_type', 'dealership_name', 'location_name', 'certified', 'reserved', 'status'],
] as const;

export const numberNames = ['price', 'km', 'year', 'seats'] as const;
export type NumberName = (typeof numberNames)[number];

/** A car for an engine without knowledge of the trade: plain values, null where there is none. */
export interface FlatCar {
  id: string;
  dealership_id: string;
  /** Whether lists show it. */
  offered: boolean;
  custom_rank: number;
  created_at_timestamp: number;
  /** Dollars. */
  price: number | null;
  km: number | null;
  year: number | null;
  seats: number | null;
  /** Values of every facet as text; null where the car has none. */
  facets: Readonly<Record<string, string | null>>;
  /** The car's own name, which words are looked for in. */
  title: string;
}

const text = (value: string | number | boolean | null): string | null =>
  value === null || value === '' ? null : String(value);

/** One spelling for each body, as the index has: abbreviations in capitals, everything else calm. */
function bodyText(body: string | null): string | null {
  if (!body || /^[A-Z0-9]{2,3}$/.test(body)) return body;
  return body.charAt(0).toUpperCase() + body.slice(1).toLowerCase();
}

export function flatCar(vehicle: Vehicle): FlatCar {
  const { id, make, model, badge, year, km, seats, dealership_id, custom_rank, created_at } = vehicle;
  const price = vehicle.price ? vehicle.price / 100 : null;
  const held: Record<string, string | number | boolean | null> = {
    make,
    model,
    badge,
    year,
    price,
    km,
    seats,
    colour: vehicle.colour,
    drive: vehicle.drive,
    state: vehicle.state,
    city: vehicle.city,
    car_type: vehicle.car_type,
    certified: vehicle.certified,
    dealership_name: vehicle.dealership_name,
    location_name: vehicle.location_name,
    reserved: vehicle.reserved,
    body: bodyText(vehicle.simple_body),
    fuel: vehicle.simple_fuel ?? vehicle.fuel,
    transmission: vehicle.simple_transmission ?? vehicle.trans,
    status: vehicle.sold ? 'sold' : vehicle.status,
  };
  return {
    id,
    dealership_id,
    custom_rank,
    price,
    km,
    year,
    seats,
    offered: isOffered(vehicle),
    created_at_timestamp: created_at,
    facets: Object.fromEntries(facetNames.map((name) => [name, text(held[name] ?? null)])),
    title: [vehicle.name, make, model, badge, vehicle.series, year].filter((part) => part !== null).join(' '),
  };
}

/** Whether a list of stock shows the car: on the website, and not sold. */
export function isOffered(vehicle: Pick<Vehicle, 'show_on_dealer_website' | 'sold' | 'status'>): boolean {
  return vehicle.show_on_dealer_website && !vehicle.sold && vehicle.status !== 'sold';
}
