import type { PublicSite, Vehicle } from '@forecourt/domain';

/** Data of a site that its forms need. */
export type EnquirySite = Pick<PublicSite, 'flags' | 'forms' | 'locations' | 'dealerships' | 'messages' | 'country'>;

/** Data of a vehicle that a form about it needs. */
export type EnquiryVehicle = Pick<
  Vehicle,
  'id' | 'name' | 'make' | 'model' | 'stocknum' | 'car_type' | 'status' | 'sold' | 'tag' | 'dealership_id'
> &
  Partial<Pick<Vehicle, 'dealership_slug' | 'location_id'>>;
