import type { Location, Site, Vehicle } from '@forecourt/domain';
import { selectLocations } from '@forecourt/locations/model';

/** The site's default location for appointments. */
function showroom(site: Site): Location | null {
  const sales = selectLocations('sales', site.locations);
  return sales.find(({ primary }) => primary) ?? sales[0] ?? null;
}

/**
 * Where an appointment takes place: at the requested location, else at the vehicle's, else in the site's showroom. A
 * vehicle at a location of another site is brought to the showroom.
 * @returns null for a location that is not the site's, and for a site without a showroom
 */
export function appointmentPlace(site: Site, locationId: string | null, vehicle: Vehicle | null): Location | null {
  const find = (id: string | null) => (id ? site.locations.find((one) => one.visible && one.id === id) : undefined);
  const requested = find(locationId);
  if (requested) return requested;
  if (locationId && locationId !== vehicle?.location_id) return null;
  return find(vehicle?.location_id ?? null) ?? showroom(site);
}
