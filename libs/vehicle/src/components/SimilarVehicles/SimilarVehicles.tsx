import type { VehicleSummary } from '@forecourt/domain';
import { vehiclePageMessages } from '@forecourt/domain/messages';
import { Carousel, Heading, SiteLink } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import type { ReactNode } from 'react';
import { VehicleCard } from '../VehicleCard/VehicleCard.tsx';
import * as styles from './SimilarVehicles.css.ts';

export interface SimilarVehiclesProps {
  /** Vehicles in the order they are shown. */
  vehicles: readonly VehicleSummary[];
  /** Time the page was rendered: decides what is open, new or past. */
  now: Date;
  /** Heading of the row. @default 'You may also like' */
  title?: string;
  /** Link to all of them. @example { href: '/search?body=SUV', label: 'All SUVs' } */
  more?: { href: string; label: string };
  /** Renders save and compare for one vehicle; none when left out. */
  renderToggles?: (vehicle: VehicleSummary) => ReactNode;
}

/** A row of similar vehicles. Renders nothing when there are none. */
export function SimilarVehicles({ vehicles, now, title: given, more, renderToggles }: SimilarVehiclesProps) {
  const say = useWords(vehiclePageMessages);
  const title = given ?? say('vehiclePage.youMayAlsoLike');
  if (vehicles.length === 0) return null;
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <Heading level={2}>{title}</Heading>
        {more && <SiteLink href={more.href}>{more.label}</SiteLink>}
      </div>
      <Carousel label={title} slides="card">
        {vehicles.map((vehicle) => (
          <VehicleCard key={vehicle.id} vehicle={vehicle} now={now} toggles={renderToggles?.(vehicle)} />
        ))}
      </Carousel>
    </div>
  );
}
