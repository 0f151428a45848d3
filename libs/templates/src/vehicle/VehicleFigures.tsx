import { timeZoneAt, type PublicSite, type Vehicle } from '@forecourt/domain';
import { VehicleDetails } from '@forecourt/vehicle';

export interface VehicleFiguresProps {
  /** The site that the page belongs to. */
  site: PublicSite;
  /** The vehicle of the page. */
  vehicle: Vehicle;
  /** Time the page is rendered: decides what is open, new or past. */
  now: Date;
}

/** The card of facts, by the site's settings and in the time zone of the vehicle's location. */
export function VehicleFigures({ site, vehicle, now }: VehicleFiguresProps) {
  return (
    <VehicleDetails
      vehicle={vehicle}
      now={now}
      showUnregistered={site.flags.unregisteredNotice}
      timeZone={timeZoneAt(site.locations, vehicle.location_id)}
    />
  );
}
