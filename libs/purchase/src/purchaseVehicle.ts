import type { DisplayPrice, VehicleSummary } from '@forecourt/domain';

/** Data of a vehicle on the pages of reserving and buying. */
export type PurchaseVehicle = Pick<
  VehicleSummary,
  | 'id'
  | 'slug'
  | 'name'
  | 'year'
  | 'make'
  | 'model'
  | 'badge'
  | 'km'
  | 'colour'
  | 'primary_image_url'
  | 'stocknum'
  | 'location_name'
  | 'state'
> & {
  /** Price of the vehicle on this page. */
  price: DisplayPrice;
};
