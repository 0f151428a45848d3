import type { Location, PublicSite, Vehicle } from '@forecourt/domain';
import { selectLocations } from '@forecourt/locations/model';

/** Where a vehicle can be seen: its own location, else the site's main one; null on a site without any. */
export function placeOf(site: Pick<PublicSite, 'locations'>, vehicle: Pick<Vehicle, 'location_id'>): Location | null {
  const own = site.locations.find(({ visible, id }) => visible && id === vehicle.location_id);
  return own ?? selectLocations('primary', site.locations)[0] ?? null;
}

/**
 * A location as it may travel to the browser on a vehicle's page: its hours and address, and no phone number, which is
 * told on request only.
 */
export function withoutNumbers(location: Location): Location {
  return { ...location, contact_detail: { ...location.contact_detail, phone: '', landline_phone: null } };
}
