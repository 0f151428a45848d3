import { isInStock, type Vehicle } from '@forecourt/domain';

export type FavourableVehicle = Pick<Vehicle, 'status' | 'sold' | 'car_type' | 'price'> & {
  images: readonly unknown[];
  thumbnails?: readonly unknown[];
};

/**
 * Whether a vehicle can be made a favourite or compared: it must be in stock.
 * @param strict asks for used, priced above 0 and pictured as well
 */
export function canFavourite(vehicle: FavourableVehicle, strict: boolean): boolean {
  if (!isInStock(vehicle)) return false;
  if (!strict) return true;
  const pictured = vehicle.images.length > 0 || (vehicle.thumbnails?.length ?? 0) > 0;
  return vehicle.car_type === 'used' && (vehicle.price ?? 0) > 0 && pictured;
}

/** Address of the page that compares vehicles; their ids are in its query. */
export function comparePath(page: string, ids: readonly string[]): string {
  return ids.length === 0 ? page : `${page}?${new URLSearchParams({ ids: ids.join(',') })}`;
}
