import { isInStock } from './vehicle.ts';
import type { Vehicle } from './vehicleSchema.ts';

/** Ids under which dealers' reports know what a visitor did. What each means is in `eventCatalogue`. */
export const eventIds = {
  usedView: 4,
  newEnquiry: 14,
  usedEnquiry: 15,
  testDrive: 17,
  tradeInAccepted: 18,
  fleetForm: 19,
  defaultForm: 22,
  phoneClick: 25,
  financeInterest: 26,
  favourite: 39,
  usedTestDrive: 48,
  searchView: 49,
  careers: 51,
  historyReport: 60,
  print: 61,
} as const;

export type EventName = keyof typeof eventIds;

export interface VehicleEventParams {
  /** What the stock calls it, or 'sold'. */
  vehicleStatus: string;
  vehicleMake: string;
  vehicleModel: string;
  vehicleYear: number | null;
  vehicleKilometers: number | null;
  vehicleGrade: string | null;
}

/** A vehicle, and which one where the page knows. */
export type CarEventParams = VehicleEventParams & { car_id?: string };

/** The number of a place rather than of a vehicle. */
export interface PlaceEventParams {
  location_id: string;
}

export interface SearchEventParams {
  /** What kind of list was shown: 'all' for the whole stock, else what it was narrowed to. @example 'makes' */
  listing: string;
}

/** Parameters of each event. `undefined` where they may be missing. */
export interface EventParams {
  usedView: CarEventParams;
  newEnquiry: CarEventParams;
  usedEnquiry: CarEventParams;
  /** A test drive can be requested without naming a vehicle. */
  testDrive: CarEventParams | undefined;
  /** The vehicle that is traded in: its status is 'trade-in'. */
  tradeInAccepted: CarEventParams | undefined;
  fleetForm: CarEventParams | undefined;
  defaultForm: CarEventParams | undefined;
  phoneClick: CarEventParams | PlaceEventParams;
  financeInterest: CarEventParams | undefined;
  favourite: CarEventParams;
  usedTestDrive: CarEventParams;
  searchView: SearchEventParams;
  careers: CarEventParams | undefined;
  historyReport: CarEventParams;
  print: CarEventParams;
}

type Sent<Params> = undefined extends Params ? [params?: Params] : [params: Params];

/** What follows the name of an event. Where the name is known at run time only, the endpoint checks instead. */
export type TrackArguments<Name extends EventName> = [EventName] extends [Name]
  ? [params?: object | undefined]
  : Sent<EventParams[Name]>;

/** Sends an event to its listeners. Must never throw. */
export type Track = <Name extends EventName>(event: Name, ...params: TrackArguments<Name>) => void;

type EventVehicle = Pick<Vehicle, 'status' | 'sold' | 'car_type' | 'make' | 'model' | 'year' | 'km' | 'badge'>;

export function vehicleEventParams(vehicle: EventVehicle): VehicleEventParams {
  return {
    vehicleStatus: isInStock(vehicle) ? vehicle.car_type : 'sold',
    vehicleMake: vehicle.make,
    vehicleModel: vehicle.model,
    vehicleYear: vehicle.year,
    vehicleKilometers: vehicle.km,
    vehicleGrade: vehicle.badge,
  };
}

/** Which event an enquiry on a vehicle counts as. */
export function enquiryEvent(vehicle: Pick<Vehicle, 'tag' | 'car_type'>): EventName {
  if (vehicle.tag?.trim().toLowerCase() === 'test drive only') return 'testDrive';
  return vehicle.car_type === 'used' ? 'usedEnquiry' : 'newEnquiry';
}
