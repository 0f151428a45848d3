import { isInStock, vehicleLocation, type Location, type PublicSite, type Vehicle } from '@forecourt/domain';
import { LocationDetails } from '@forecourt/locations';
import { viewingLocations } from '@forecourt/locations/model';
import { Heading, Text } from '@forecourt/ui';
import { PhoneNumber } from '@forecourt/vehicle';
import { vehiclePhone } from '@forecourt/vehicle/model';
import type { ReactNode } from 'react';
import * as styles from './vehicle.css.ts';
import { withoutNumbers } from './withoutNumbers.ts';

export interface VehiclePlaceProps {
  /** The site that the page belongs to. */
  site: PublicSite;
  /** The vehicle it is about. */
  vehicle: Vehicle;
  /** When the page is rendered: decides what is open, new or past. */
  now: Date;
  /** Writes to the place; the enquiry where it is left out. */
  email?: (place: Location) => ReactNode;
}

const listed = new Intl.ListFormat('en-AU', { type: 'disjunction' });

/** Where the vehicle can be seen, under the anchor that its location line leads to. */
export function VehiclePlace({ site, vehicle, now, email }: VehiclePlaceProps) {
  const place = vehicleLocation(site, vehicle);
  if (!place) return null;
  const phone = vehiclePhone(vehicle, site);
  const others = isInStock(vehicle) ? viewingLocations(place, site.locations).filter(({ id }) => id !== place.id) : [];
  return (
    <section className={styles.part} id="vehicle-map" aria-labelledby="place-title">
      <Heading level={2} size="title" id="place-title">
        Where to see it
      </Heading>
      <LocationDetails
        location={withoutNumbers(place)}
        now={now}
        emailHref="#enquire"
        email={email?.(withoutNumbers(place))}
        map={site.map}
        phone={phone && <PhoneNumber phone={phone} />}
      />
      {others.length > 0 && (
        <Text tone="muted">
          By arrangement, this {site.texts.vehicleNoun} can also be shown at{' '}
          {listed.format(others.map(({ name }) => name))}.
        </Text>
      )}
    </section>
  );
}
