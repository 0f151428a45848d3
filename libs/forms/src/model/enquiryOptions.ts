import type { PublicSite, Vehicle } from '@forecourt/domain';

/** What an enquiry form asks on this site, and for this vehicle. */
export interface EnquiryOptions {
  requireTerms: boolean;
  messageRequired: boolean;
  showCategory: boolean;
  showLocation: boolean;
  showDealership: boolean;
  /** Ids a form of this site may name; anything else is refused. */
  locationIds: readonly string[];
  /** Slugs a form of this site may name; anything else is refused. */
  dealershipSlugs: readonly string[];
}

export type EnquirySite = Pick<PublicSite, 'flags' | 'forms' | 'locations' | 'dealerships'>;

export type EnquiryVehicle = Pick<
  Vehicle,
  'id' | 'name' | 'make' | 'model' | 'stocknum' | 'car_type' | 'status' | 'sold' | 'tag' | 'dealership_id'
> &
  Partial<Pick<Vehicle, 'dealership_slug' | 'location_id'>>;

/**
 * Reads the options from the site. A form about one vehicle already knows category, location and dealership, so it
 * asks for none of them.
 * @param category of the form: comments stay optional for a test drive
 */
export function enquiryOptions(
  site: EnquirySite,
  vehicle: EnquiryVehicle | null = null,
  category: string | null = null,
): EnquiryOptions {
  const known = vehicle?.dealership_slug ? [vehicle.dealership_slug] : [];
  const slugs = [
    ...site.dealerships.map((dealership) => dealership.slug),
    ...site.locations.map((location) => location.dealership_slug),
    ...known,
  ];
  return {
    requireTerms: site.flags.requireTerms,
    messageRequired: !site.flags.messageOptional && category !== 'Test Drive Enquiry',
    showCategory: vehicle === null && site.forms.showCategory,
    showLocation: vehicle === null && site.forms.showLocation && site.locations.some((location) => location.visible),
    showDealership: vehicle === null && site.dealerships.length > 1,
    locationIds: site.locations.map((location) => location.id),
    dealershipSlugs: [...new Set(slugs)],
  };
}
