import type { PublicSite, Vehicle } from '@forecourt/domain';
import { LocationDetails } from '@forecourt/locations';
import { selectLocations } from '@forecourt/locations/model';
import { Heading } from '@forecourt/ui';
import * as styles from './vehicle.css.ts';

export interface VehiclePlaceProps {
  site: PublicSite;
  vehicle: Vehicle;
  now: Date;
}

/** Where the vehicle can be seen, under the anchor that its location line leads to. */
export function VehiclePlace({ site, vehicle, now }: VehiclePlaceProps) {
  const own = site.locations.find(({ id, visible }) => visible && id === vehicle.location_id);
  const [place] = own ? [own] : selectLocations('primary', site.locations);
  if (!place) return null;
  return (
    <section className={styles.part} id="vehicle-map" aria-labelledby="place-title">
      <Heading level={2} size="title" id="place-title">
        Where to see it
      </Heading>
      <LocationDetails location={place} now={now} emailHref="#enquire" />
    </section>
  );
}
