import type { DisplayPrice, VehicleSummary } from '@forecourt/domain';

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
  | 'km'
  | 'colour'
  | 'primary_image_url'
  | 'stocknum'
  | 'location_name'
  | 'state'
> & {
  /** What it costs, as this page shows it. */
  price: DisplayPrice;
};
