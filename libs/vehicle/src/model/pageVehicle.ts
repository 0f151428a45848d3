import { summariseVehicle, type Vehicle, type VehicleSummary } from '@forecourt/domain';

/** What the parts of a vehicle's page that run in the browser know of it. */
export type PageVehicle = VehicleSummary & Pick<Vehicle, 'updated_at'>;

/**
 * The vehicle as it may travel to the browser: without the phone number of its location, which is shown on request
 * only, and without its long texts. Make it once for a page and pass the same one everywhere: it then travels once.
 */
export function pageVehicle(vehicle: Vehicle): PageVehicle {
  return { ...summariseVehicle(vehicle), updated_at: vehicle.updated_at };
}

/** As much of a vehicle as its availability needs. */
export type AvailableVehicle = Pick<Vehicle, 'id' | 'slug' | 'status' | 'sold' | 'reserved' | 'updated_at'>;

/** The same of a vehicle of which the browser needs no more. */
export function availableVehicle({ id, slug, status, sold, reserved, updated_at }: AvailableVehicle): AvailableVehicle {
  return { id, slug, status, sold, reserved, updated_at };
}
