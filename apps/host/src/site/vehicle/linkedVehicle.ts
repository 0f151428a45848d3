import 'server-only';

import { isInStock, type QueryParameters, type Site, type Vehicle } from '@forecourt/domain';
import { platform } from '../../platform.ts';
import { linkedVehicleId } from '../page/formPageLink.ts';

/** The vehicle that the address names, if it is still available on this site. */
export async function linkedVehicle(site: Site, given: QueryParameters): Promise<Vehicle | null> {
  const id = linkedVehicleId(given);
  const [vehicle] = id === null ? [] : await platform().inventory.byIds(site, [id]);
  return vehicle && isInStock(vehicle) ? vehicle : null;
}
