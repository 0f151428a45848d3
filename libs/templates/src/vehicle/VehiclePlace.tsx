import {
  addressLine,
  isInStock,
  vehicleLocation,
  type Location,
  type PublicSite,
  type Vehicle,
} from '@forecourt/domain';
import { listWords, vehiclePageMessages } from '@forecourt/domain/messages';
import { LocationDetails } from '@forecourt/locations';
import { viewingLocations } from '@forecourt/locations/model';
import { Text } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { LatePhoneNumber } from '@forecourt/vehicle';
import { vehiclePhone } from '@forecourt/vehicle/model';
import type { ReactNode } from 'react';
import { FoldedSection } from './FoldedSection.tsx';
import { withoutNumbers } from './withoutNumbers.ts';

export interface VehiclePlaceProps {
  /** The site that the page belongs to. */
  site: PublicSite;
  /** The vehicle of the page. */
  vehicle: Vehicle;
  /** Time the page is rendered: decides what is open, new or past. */
  now: Date;
  /** Email button of the location; the enquiry where left out. */
  email?: ((place: Location) => ReactNode) | undefined;
}

/** Location of the vehicle, at the anchor that its location line links to. */
export function VehiclePlace({ site, vehicle, now, email }: VehiclePlaceProps) {
  const say = useWords(vehiclePageMessages);
  const place = vehicleLocation(site, vehicle);
  if (!place) return null;
  const phone = vehiclePhone(vehicle, site);
  const others = isInStock(vehicle) ? viewingLocations(place, site.locations).filter(({ id }) => id !== place.id) : [];
  return (
    <FoldedSection
      id="vehicle-map"
      title={say('vehiclePage.whereToSeeIt')}
      note={[place.name, addressLine(place)].join(', ')}
    >
      <LocationDetails
        location={withoutNumbers(place)}
        now={now}
        emailHref="#enquire"
        email={email?.(withoutNumbers(place))}
        map={site.map}
        phone={phone && <LatePhoneNumber phone={phone} />}
      />
      {others.length > 0 && (
        <Text tone="muted">
          {say('vehiclePage.byArrangementThisCan', {
            noun: site.texts.vehicleNoun,
            places: listWords(
              others.map(({ name }) => name),
              site.locale,
              'disjunction',
            ),
          })}
        </Text>
      )}
    </FoldedSection>
  );
}
