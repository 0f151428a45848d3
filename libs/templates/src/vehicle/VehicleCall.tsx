import { vehicleLocation, type PublicSite, type Vehicle } from '@forecourt/domain';
import { OpenNow } from '@forecourt/locations';
import { placeHours } from '@forecourt/locations/model';
import { CallCard, LateCallNow } from '@forecourt/vehicle';
import { vehiclePhone } from '@forecourt/vehicle/model';
import { LateWhileOpen } from './LateWhileOpen.tsx';

export interface VehicleCallProps {
  /** The site that the page belongs to. */
  site: PublicSite;
  /** The vehicle of the page. */
  vehicle: Vehicle;
}

/** Name of the dealership, its opening state, and the phone number on request. Renders nothing without a number. */
export function VehicleCall({ site, vehicle, now }: VehicleCallProps & { now: Date }) {
  const phone = vehiclePhone(vehicle, site);
  const place = vehicleLocation(site, vehicle);
  if (!phone) return null;
  return (
    <CallCard
      name={vehicle.dealership_name ?? site.name}
      phone={phone}
      status={place ? <OpenNow location={place} now={now} /> : undefined}
    />
  );
}

/** Button that calls about the vehicle, while its dealership is open. */
export function VehicleCallNow({ site, vehicle }: VehicleCallProps) {
  const phone = vehiclePhone(vehicle, site);
  const place = vehicleLocation(site, vehicle);
  if (!phone || !place) return null;
  return (
    <LateWhileOpen location={placeHours(place)}>
      <LateCallNow phone={phone} />
    </LateWhileOpen>
  );
}
