import { summariseVehicle, type Vehicle, type VehicleSummary } from '@forecourt/domain';

/** Data of a vehicle for the browser parts of its page. */
export type PageVehicle = VehicleSummary & Pick<Vehicle, 'updated_at'>;

/**
 * The vehicle without data that must not reach the browser: the location's phone number, which is shown on request
 * only, and the long texts. Create it once for a page and pass the same object everywhere, so that it is serialised
 * once.
 */
export function pageVehicle(vehicle: Vehicle): PageVehicle {
  return { ...summariseVehicle(vehicle), updated_at: vehicle.updated_at };
}

/** Data of a vehicle that its availability depends on. */
export type AvailableVehicle = Pick<Vehicle, 'id' | 'slug' | 'status' | 'sold' | 'reserved' | 'updated_at'>;

/** The same, for a part that needs only the availability. */
export function availableVehicle({ id, slug, status, sold, reserved, updated_at }: AvailableVehicle): AvailableVehicle {
  return { id, slug, status, sold, reserved, updated_at };
}
