import type { Site, Vehicle } from '@forecourt/domain';
import { plainTokens } from './plainWords.ts';

/** A car as the specification says that search sees it, worked out here on its own. */
export interface ReferenceCar {
  id: string;
  /** Values of every attribute as text; none where the car has none. */
  values: Readonly<Record<string, readonly string[]>>;
  /** Attributes that are numbers; what is not known is left out. */
  numbers: Readonly<Record<string, number | undefined>>;
  words: readonly string[];
}

const bands = [0, 10_000, 20_000, 30_000, 40_000, 50_000, 75_000, 100_000];

/** @param price whole or broken dollars */
export function priceBand(price: number): string | null {
  if (price <= 0) return null;
  const written = (amount: number): string => `$${amount.toLocaleString('en-AU')}`;
  const place = bands.findLastIndex((from) => price >= from);
  const [from = 0, to] = [bands[place], bands[place + 1]];
  if (to === undefined) return `${written(from)}-...`;
  return from === 0 ? `Under ${written(to)}` : `${written(from)}-${written(to)}`;
}

const isSold = ({ sold, status }: Vehicle): boolean => sold || status === 'sold';

/** Prices up to this many cents mean "ask us" in feeds. */
const askUs = 1_000;

/** A missing price stays null: 0 would be the cheapest car there is. */
const inDollars = (amount: number | null): number | null => (amount ? amount / 100 : null);

export function referenceCar(vehicle: Vehicle): ReferenceCar {
  const price = vehicle.price !== null && vehicle.price > askUs ? inDollars(vehicle.price) : null;
  const known: Record<string, string | number | boolean | null | readonly string[]> = {
    make: vehicle.make,
    model: vehicle.model,
    make_model: `${vehicle.make} > ${vehicle.model}`,
    badge: vehicle.badge,
    series: vehicle.series,
    year: vehicle.year,
    price,
    km: vehicle.km,
    seats: vehicle.seats,
    colour: vehicle.colour,
    drive: vehicle.drive,
    state: vehicle.state,
    city: vehicle.city,
    tag: vehicle.tag,
    fuel: vehicle.simple_fuel ?? vehicle.fuel,
    transmission: vehicle.simple_transmission ?? vehicle.trans,
    car_type: vehicle.car_type,
    item_type: vehicle.item_type,
    dealership_name: vehicle.dealership_name,
    location_name: vehicle.location_name,
    certified: vehicle.certified,
    reserved: vehicle.reserved,
    status: isSold(vehicle) ? 'sold' : vehicle.status,
    price_range: price === null ? null : priceBand(price),
    categories: vehicle.categories,
    filtered_features: vehicle.standardEquipment,
    sleeps: vehicle.caravan?.sleeps ?? null,
    tare_weight: vehicle.caravan?.tare_weight ?? null,
    subscription_price: inDollars(vehicle.subscription_price),
    created_at_timestamp: vehicle.created_at,
  };
  const entries = Object.entries(known).map(([name, value]) => {
    const list = Array.isArray(value) ? (value as readonly string[]) : [value as string | number | boolean | null];
    return [name, list.filter((one) => one !== null && one !== '').map(String)] as const;
  });
  const numbers = Object.entries(known).filter((entry): entry is [string, number] => typeof entry[1] === 'number');
  const { id, name, make, model, badge, series, year } = vehicle;
  return {
    id,
    values: Object.fromEntries(entries),
    numbers: { ...Object.fromEntries(numbers), custom_rank: vehicle.custom_rank },
    words: plainTokens([name, make, model, badge, series, year].filter((part) => part !== null).join(' ')),
  };
}

/** The cars a site may show, by the specification. @param now seconds since 1970, a whole minute */
export function siteShows({ stockDealershipIds, search }: Site, vehicle: Vehicle, now: number): boolean {
  const { soldDays, carTypes, itemTypes, preset } = search;
  if (!stockDealershipIds.includes(vehicle.dealership_id) || !vehicle.show_on_dealer_website) return false;
  if (isSold(vehicle) && (vehicle.sold_date_timestamp ?? 0) < now - soldDays * 86_400) return false;
  if (!carTypes.includes(vehicle.car_type) || !itemTypes.includes(vehicle.item_type)) return false;
  if (preset === 2) return (vehicle.price ?? 0) > askUs;
  return preset !== 9 || vehicle.car_type === 'used';
}
