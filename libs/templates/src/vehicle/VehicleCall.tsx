import { vehicleLocation, type PublicSite, type Vehicle } from '@forecourt/domain';
import { OpenNow } from '@forecourt/locations';
import { CallCard, CallNow } from '@forecourt/vehicle';
import { vehiclePhone } from '@forecourt/vehicle/model';
import { withoutNumbers } from './withoutNumbers.ts';
import { WhileOpen } from './WhileOpen.tsx';

export interface VehicleCallProps {
  /** The site that the page belongs to. */
  site: PublicSite;
  /** The vehicle it is about. */
  vehicle: Vehicle;
}

/** Who sells the vehicle, whether somebody answers, and the number on request. Renders nothing where there is no number. */
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

/** Calls about the vehicle in one press, while its dealership is open. */
export function VehicleCallNow({ site, vehicle }: VehicleCallProps) {
  const phone = vehiclePhone(vehicle, site);
  const place = vehicleLocation(site, vehicle);
  if (!phone || !place) return null;
  return (
    <WhileOpen location={withoutNumbers(place)}>
      <CallNow phone={phone} />
    </WhileOpen>
  );
}
