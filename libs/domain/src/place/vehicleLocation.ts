import type { Location } from '../location.ts';
import type { PublicSite } from '../publicSite.ts';
import type { Vehicle } from '../vehicleSchema.ts';

/** A location without a type is a showroom. */
const showrooms: readonly string[] = ['sales', ''];

/**
 * Where a vehicle can be seen, for pages, print and brochure alike: at its own location, else in its dealership's
 * showroom, else at the site's main location; null on a site without any. Hidden locations count for nothing.
 */
export function vehicleLocation(
  { locations }: Pick<PublicSite, 'locations'>,
  vehicle: Pick<Vehicle, 'location_id' | 'dealership_id'>,
): Location | null {
  const visible = locations.filter((one) => one.visible);
  const ofDealership = visible.filter(({ dealership_id }) => dealership_id === vehicle.dealership_id);
  return (
    visible.find(({ id }) => id === vehicle.location_id) ??
    ofDealership.find(({ location_type }) => showrooms.includes(location_type)) ??
    visible.find(({ primary }) => primary) ??
    visible[0] ??
    null
  );
}
