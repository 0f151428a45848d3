import type { Site, Vehicle } from '@forecourt/domain';
import { vehiclePageMessages, wordsOf } from '@forecourt/domain/messages';
import { SimilarVehicles } from '@forecourt/vehicle';
import { similarCars } from '../cache/cacheTable.ts';

/** Vehicles similar to one that is not available. Renders nothing if there are none. */
export async function SimilarRail({ site, vehicle }: { site: Site; vehicle: Vehicle }) {
  const vehicles = (await similarCars(site, vehicle)).filter(({ reserved }) => !reserved);
  if (vehicles.length === 0) return null;
  const title = wordsOf(vehiclePageMessages, site)('vehiclePage.stillInStock');
  return <SimilarVehicles vehicles={vehicles} now={new Date()} title={title} />;
}
