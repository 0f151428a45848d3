import { isInStock } from './vehicle.ts';
import type { Vehicle } from './vehicleSchema.ts';

/** Ids under which dealers' reports know what a visitor did. */
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
  vehicleStatus: string;
  vehicleMake: string;
  vehicleModel: string;
  vehicleYear: number | null;
  vehicleKilometers: number | null;
  vehicleGrade: string | null;
}

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

/** Sends what a visitor did to whoever listens. Must never throw. */
export type Track = (event: EventName, params?: Record<string, unknown>) => void;
