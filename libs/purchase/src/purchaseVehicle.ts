import type { VehicleSummary } from '@forecourt/domain';

/** What the pages of reserving and buying show of a vehicle. */
export type PurchaseVehicle = Pick<
  VehicleSummary,
  | 'id'
  | 'slug'
  | 'name'
  | 'year'
  | 'make'
  | 'model'
  | 'badge'
  | 'price'
  | 'price_type'
  | 'km'
  | 'colour'
  | 'primary_image_url'
  | 'stocknum'
  | 'location_name'
  | 'state'
>;
