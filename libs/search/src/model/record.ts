import {
  isInStock,
  summariseVehicle,
  type FinancedVehicle,
  type Vehicle,
  type VehicleSummary,
} from '@forecourt/domain';
import { attributeValues, type AttributeValues } from './attributeValues.ts';

/** Sale date of a vehicle that is not sold: later than any date, so one comparison selects stock and recent sales. */
export const notSoldTimestamp = 4_102_444_800;

/**
 * What the index holds of one vehicle, under the names of the wire: the value of every searchable attribute, and what
 * limits of sites, orders and cards need. It never holds a VIN, a number plate, a phone number or the dealer's
 * comments.
 */
export interface SearchRecord extends AttributeValues {
  objectID: string;
  name: string;
  reserved: boolean;
  sold: boolean;
  /** Seconds since 1970; `notSoldTimestamp` while in stock, 0 when sold on an unknown day. */
  sold_date_timestamp: number;
  show_on_dealer_website: boolean;
  dealership_id: string;
  photos_count: number;
  stocknum: string | null;
  /** Search words that the vehicle's own fields do not contain. */
  keywords: string[];
  custom_rank: number;
  /** Where it stands, for searches around a place; left out where that is not known. */
  _geoloc?: { lat: number; lng: number };
  /** What a card shows; money in whole cents as in vehicles. */
  summary: VehicleSummary;
}

function keywordsOf(vehicle: Vehicle): string[] {
  const fuel = `${vehicle.simple_fuel ?? ''} ${vehicle.fuel ?? ''}`.toLowerCase();
  const words = new Set<string>();
  if (/electric/.test(fuel) && !/hybrid/.test(fuel)) words.add('EV');
  if (/plug-?in/.test(fuel)) words.add('PHEV');
  if (/hybrid/.test(fuel)) words.add('hybrid');
  if (vehicle.certified) words.add('certified');
  return [...words];
}

/** Dealers type all sorts of things into a stock number; a number plate there must not reach the browser. */
function publicSummary(vehicle: FinancedVehicle): VehicleSummary {
  const summary = summariseVehicle(vehicle);
  const isPlate = summary.stocknum !== null && summary.stocknum === vehicle.regplate;
  return { ...summary, stocknum: isPlate ? null : summary.stocknum };
}

export function toSearchRecord(vehicle: FinancedVehicle): SearchRecord {
  const sold = !isInStock(vehicle);
  const summary = publicSummary(vehicle);
  return {
    objectID: vehicle.id,
    name: vehicle.name,
    ...attributeValues({ vehicle, summary }),
    reserved: vehicle.reserved,
    sold,
    sold_date_timestamp: sold ? (vehicle.sold_date_timestamp ?? 0) : notSoldTimestamp,
    show_on_dealer_website: vehicle.show_on_dealer_website,
    dealership_id: vehicle.dealership_id,
    photos_count: vehicle.photos_count,
    stocknum: summary.stocknum,
    keywords: keywordsOf(vehicle),
    custom_rank: vehicle.custom_rank,
    summary,
  };
}

/** The card's data of a hit, without the hit's other fields (highlighting, position). */
export function fromSearchRecord(record: Pick<SearchRecord, 'summary'>): VehicleSummary {
  return record.summary;
}
