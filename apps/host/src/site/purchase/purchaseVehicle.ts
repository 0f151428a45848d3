import { summariseVehicle, type DisplayPrice, type Vehicle } from '@forecourt/domain';
import type { PurchaseVehicle } from '@forecourt/purchase';

/** The fields of a vehicle that reservation and purchase pages show; no others are sent to the browser. */
export function purchaseVehicle(vehicle: Vehicle, price: DisplayPrice): PurchaseVehicle {
  const { id, slug, name, year, make, model, badge } = summariseVehicle(vehicle);
  const { km, colour, primary_image_url, stocknum, location_name, state } = vehicle;
  return {
    id,
    slug,
    name,
    year,
    make,
    model,
    badge,
    price,
    km,
    colour,
    primary_image_url,
    stocknum,
    location_name,
    state,
  };
}
