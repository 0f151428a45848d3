import {
  isInStock,
  salePrice,
  type FilterAttribute,
  type searchAttributes,
  type Vehicle,
  type VehicleSummary,
} from '@forecourt/domain';
import { canonicalKind } from '@forecourt/domain/stock-words';
import { priceRange, weeklyPriceRange } from './priceRanges.ts';
import { vehicleBody } from './vehicleBody.ts';

/** What the values are read from. */
export interface VehicleFacts {
  vehicle: Vehicle;
  summary: VehicleSummary;
}

type KindOf<Name extends FilterAttribute> = (typeof searchAttributes)[Name]['kind'];

/** Numbers and timestamps are numbers, booleans are 'true' or 'false', anything else is one string or several. */
type ValueOf<Name extends FilterAttribute> =
  KindOf<Name> extends 'number' | 'days'
    ? number | null
    : KindOf<Name> extends 'flag'
      ? 'true' | 'false'
      : string | readonly string[] | null;

/** One reader for each row of the attribute table, returning the type of its kind. */
export type AttributeReaders = { readonly [Name in FilterAttribute]: (facts: VehicleFacts) => ValueOf<Name> };

const dollarsOf = (cents: number | null): number | null => (cents !== null && cents > 0 ? cents / 100 : null);
const weeklyOf = ({ finance }: VehicleSummary): number | null => dollarsOf(finance?.weekly ?? null);

/**
 * What the index holds of a vehicle for each row of the table. Money is in dollars, null where there is none: a 0, or
 * the $1 that feeds write for "ask us", would be the lowest price of every slider.
 */
const readers = {
  badge: ({ vehicle }) => vehicle.badge,
  body: ({ vehicle }) => vehicleBody(vehicle),
  body_length: ({ vehicle }) => vehicle.caravan?.body_length ?? null,
  car_type: ({ vehicle }) => vehicle.car_type,
  categories: ({ vehicle }) => vehicle.categories,
  certified: ({ vehicle }) => (vehicle.certified ? 'true' : 'false'),
  city: ({ vehicle }) => vehicle.city,
  colour: ({ vehicle }) => vehicle.colour,
  created_at_timestamp: ({ vehicle }) => vehicle.created_at,
  dealership_name: ({ vehicle }) => vehicle.dealership_name,
  doors: ({ vehicle }) => vehicle.doors,
  drive: ({ vehicle }) => canonicalKind('drive', vehicle.drive),
  filtered_features: ({ vehicle }) => vehicle.standardEquipment,
  fuel: ({ vehicle }) => canonicalKind('fuel', vehicle.simple_fuel ?? vehicle.fuel),
  item_type: ({ vehicle }) => vehicle.item_type,
  km: ({ vehicle }) => vehicle.km,
  location_name: ({ vehicle }) => vehicle.location_name,
  make: ({ vehicle }) => vehicle.make,
  make_model: ({ vehicle }) => `${vehicle.make} > ${vehicle.model}`,
  model: ({ vehicle }) => vehicle.model,
  price: ({ vehicle }) => dollarsOf(salePrice(vehicle)),
  price_range: ({ vehicle }) => priceRange(dollarsOf(salePrice(vehicle))),
  seats: ({ vehicle }) => vehicle.seats,
  series: ({ vehicle }) => vehicle.series,
  sleeps: ({ summary }) => summary.sleeps,
  state: ({ vehicle }) => vehicle.state,
  status: ({ vehicle }) => (isInStock(vehicle) ? vehicle.status : 'sold'),
  subscription_price: ({ vehicle }) => dollarsOf(vehicle.subscription_price),
  tag: ({ vehicle }) => vehicle.tag,
  tare_weight: ({ vehicle }) => vehicle.caravan?.tare_weight ?? null,
  towing: ({ vehicle }) => vehicle.variant?.towingcapacitybraked ?? null,
  transmission: ({ vehicle }) => canonicalKind('transmission', vehicle.simple_transmission ?? vehicle.trans),
  weekly_price: ({ summary }) => weeklyOf(summary),
  weekly_price_range: ({ summary }) => weeklyPriceRange(weeklyOf(summary)),
  year: ({ vehicle }) => vehicle.year,
} as const satisfies AttributeReaders;

type Readers = typeof readers;

/** The values of all rows, keyed by their names in the index. */
export type AttributeValues = { [Name in FilterAttribute]: ReturnType<Readers[Name]> };

export function attributeValues(facts: VehicleFacts): AttributeValues {
  const entries = Object.entries(readers).map(([name, read]) => [name, read(facts)]);
  return Object.fromEntries(entries) as AttributeValues;
}
