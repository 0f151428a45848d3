import {
  isInStock,
  salePrice,
  summariseVehicle,
  type FinancedVehicle,
  type Vehicle,
  type VehicleSummary,
} from '@forecourt/domain';
import { canonicalBody } from './canonicalBody.ts';
import { priceRange, weeklyPriceRange } from './priceRanges.ts';

/** Sale date of a vehicle that is not sold: later than any date, so one comparison keeps stock and recent sales. */
export const notSoldTimestamp = 4_102_444_800;

/**
 * What the index holds of one vehicle, under the names the wire uses. Money is in dollars, null where there is none: a 0,
 * or the $1 that feeds write for "ask us", would be the cheapest car of every slider.
 * It never holds a VIN, a number plate, a phone number or the dealer's comments.
 */
export interface SearchRecord {
  objectID: string;
  name: string;
  make: string;
  model: string;
  /** @example 'Toyota > RAV4' */
  make_model: string;
  badge: string | null;
  series: string | null;
  status: Vehicle['status'];
  reserved: boolean;
  sold: boolean;
  /** Seconds since 1970; `notSoldTimestamp` while in stock, 0 when sold on an unknown day. */
  sold_date_timestamp: number;
  show_on_dealer_website: boolean;
  car_type: Vehicle['car_type'];
  item_type: Vehicle['item_type'];
  categories: string[];
  city: string | null;
  state: string | null;
  location_name: string | null;
  dealership_id: string;
  dealership_name: string | null;
  colour: string | null;
  filtered_features: string[];
  /** Odometer in kilometres. */
  km: number | null;
  price: number | null;
  price_range: string | null;
  /** A week. */
  subscription_price: number | null;
  /** A week, of the lender that the vehicle shows. */
  weekly_price: number | null;
  weekly_price_range: string | null;
  seats: number | null;
  body: string | null;
  drive: string | null;
  fuel: string | null;
  transmission: string | null;
  tag: string | null;
  year: number | null;
  certified: 'true' | 'false';
  photos_count: number;
  stocknum: string | null;
  /** Words people type that the vehicle's own fields do not say. */
  keywords: string[];
  created_at_timestamp: number;
  custom_rank: number;
  /** Berths. */
  sleeps: number | null;
  /** Kilograms. */
  tare_weight: number | null;
  /** Millimetres. */
  body_length: number | null;
  /** What a card shows; money in whole cents as everywhere else. */
  summary: VehicleSummary;
}

const dollarsOf = (cents: number | null): number | null => (cents !== null && cents > 0 ? cents / 100 : null);

function keywordsOf(vehicle: Vehicle): string[] {
  const fuel = `${vehicle.simple_fuel ?? ''} ${vehicle.fuel ?? ''}`.toLowerCase();
  const words = new Set<string>();
  if (/electric/.test(fuel) && !/hybrid/.test(fuel)) words.add('EV');
  if (/plug-?in/.test(fuel)) words.add('PHEV');
  if (/hybrid/.test(fuel)) words.add('hybrid');
  if (vehicle.certified) words.add('certified');
  return [...words];
}

/** Dealers type all sorts into a stock number; a number plate there must not reach the browser. */
function publicSummary(vehicle: FinancedVehicle): VehicleSummary {
  const summary = summariseVehicle(vehicle);
  const isPlate = summary.stocknum !== null && summary.stocknum === vehicle.regplate;
  return { ...summary, stocknum: isPlate ? null : summary.stocknum };
}

export function toSearchRecord(vehicle: FinancedVehicle): SearchRecord {
  const sold = !isInStock(vehicle);
  const summary = publicSummary(vehicle);
  const price = dollarsOf(salePrice(vehicle));
  const weeklyPrice = dollarsOf(summary.finance?.weekly ?? null);
  return {
    objectID: vehicle.id,
    name: vehicle.name,
    make: vehicle.make,
    model: vehicle.model,
    make_model: `${vehicle.make} > ${vehicle.model}`,
    badge: vehicle.badge,
    series: vehicle.series,
    status: sold ? 'sold' : vehicle.status,
    reserved: vehicle.reserved,
    sold,
    sold_date_timestamp: sold ? (vehicle.sold_date_timestamp ?? 0) : notSoldTimestamp,
    show_on_dealer_website: vehicle.show_on_dealer_website,
    car_type: vehicle.car_type,
    item_type: vehicle.item_type,
    categories: vehicle.categories,
    city: vehicle.city,
    state: vehicle.state,
    location_name: vehicle.location_name,
    dealership_id: vehicle.dealership_id,
    dealership_name: vehicle.dealership_name,
    colour: vehicle.colour,
    filtered_features: vehicle.standardEquipment,
    km: vehicle.km,
    price,
    price_range: priceRange(price),
    subscription_price: dollarsOf(vehicle.subscription_price),
    weekly_price: weeklyPrice,
    weekly_price_range: weeklyPriceRange(weeklyPrice),
    seats: vehicle.seats,
    body: canonicalBody(vehicle.simple_body),
    drive: vehicle.drive,
    fuel: vehicle.simple_fuel ?? vehicle.fuel,
    transmission: vehicle.simple_transmission ?? vehicle.trans,
    tag: vehicle.tag,
    year: vehicle.year,
    certified: vehicle.certified ? 'true' : 'false',
    photos_count: vehicle.photos_count,
    stocknum: summary.stocknum,
    keywords: keywordsOf(vehicle),
    created_at_timestamp: vehicle.created_at,
    custom_rank: vehicle.custom_rank,
    sleeps: summary.sleeps,
    tare_weight: vehicle.caravan?.tare_weight ?? null,
    body_length: vehicle.caravan?.body_length ?? null,
    summary,
  };
}

/** The card's view of a hit; what a hit carries beside it (highlighting, position) is left behind. */
export function fromSearchRecord(record: Pick<SearchRecord, 'summary'>): VehicleSummary {
  return record.summary;
}
