import type { PublicSite, Vehicle } from '@forecourt/domain';

/** What forms need to know of the site they stand on. */
export type EnquirySite = Pick<PublicSite, 'flags' | 'forms' | 'locations' | 'dealerships'>;

/** What a form about a vehicle needs to know of it. */
export type EnquiryVehicle = Pick<
  Vehicle,
  'id' | 'name' | 'make' | 'model' | 'stocknum' | 'car_type' | 'status' | 'sold' | 'tag' | 'dealership_id'
> &
  Partial<Pick<Vehicle, 'dealership_slug' | 'location_id'>>;
