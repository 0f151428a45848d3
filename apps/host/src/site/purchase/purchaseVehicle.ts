import { summariseVehicle, type ShownPrice, type Vehicle } from '@forecourt/domain';
import type { PurchaseVehicle } from '@forecourt/purchase';

/** What the pages of reserving and buying show of a vehicle; nothing else of it travels to the browser. */
export function purchaseVehicle(vehicle: Vehicle, price: ShownPrice): PurchaseVehicle {
  const { id, slug, name, year, make, model, badge } = summariseVehicle(vehicle);
  const { km, colour, primary_image_url, stocknum, location_name, state } = vehicle;
  return {
    ...{ id, slug, name, year, make, model, badge, price },
    ...{ km, colour, primary_image_url, stocknum, location_name, state },
  };
}

/** IANA zone of where a vehicle stands; the site's own where that is not known. */
export function zoneOf(
  locations: readonly { id: string; primary: boolean; time_zone: string }[],
  vehicle: Pick<Vehicle, 'location_id'>,
): string {
  const own = locations.find(({ id }) => id === vehicle.location_id);
  return (own ?? locations.find(({ primary }) => primary) ?? locations[0])?.time_zone ?? 'Australia/Sydney';
}
