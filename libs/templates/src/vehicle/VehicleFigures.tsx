import type { PublicSite, Vehicle } from '@forecourt/domain';
import { VehicleDetails } from '@forecourt/vehicle';
import { placeOf, zoneOf } from './vehiclePlace.ts';

export interface VehicleFiguresProps {
  site: PublicSite;
  vehicle: Vehicle;
  now: Date;
}

/** The card of facts, by the rules of the site and the clock of the vehicle's place. */
export function VehicleFigures({ site, vehicle, now }: VehicleFiguresProps) {
  return (
    <VehicleDetails
      vehicle={vehicle}
      now={now}
      showUnregistered={site.flags.unregisteredNotice}
      timeZone={zoneOf(placeOf(site, vehicle))}
    />
  );
}
