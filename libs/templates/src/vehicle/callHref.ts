import type { PublicSite, Vehicle } from '@forecourt/domain';
import { isOpenAt, selectLocations } from '@forecourt/locations/model';
import { phoneFor } from '@forecourt/vehicle/model';

/** The number to ring about a vehicle while its dealership is open; null when nobody would answer. */
export function callHref(
  site: Pick<PublicSite, 'phones' | 'locations'>,
  vehicle: Pick<Vehicle, 'car_type' | 'location' | 'location_id'>,
  now: Date,
): { href: string } | null {
  const phone = phoneFor(vehicle, site);
  const own = site.locations.find(({ id }) => id === vehicle.location_id);
  const [place] = own ? [own] : selectLocations('primary', site.locations);
  return phone && place && isOpenAt(place, now) ? { href: `tel:${phone}` } : null;
}
