'use client';

import { carPath, isInStock, displayPrice, type VehicleSummary } from '@forecourt/domain';
import { Button, Carousel, Heading, Picture, PriceLine, SiteLink, Skeleton, useSite } from '@forecourt/ui';
import type { ReactNode } from 'react';
import { viewedStore } from '../../stores/stores.ts';
import { useDeviceList } from '../../stores/useDeviceList.ts';
import { useResolved, type ResolveVehicles } from '../../stores/useResolved.ts';
import * as styles from './ViewedVehicles.css.ts';

export interface ViewedVehiclesProps {
  /** Looks up the viewed vehicles as they are today; the device keeps no name, picture or price of them. */
  resolve: ResolveVehicles;
  /** One vehicle of the row, as the site's cards show it. */
  renderVehicle?: (vehicle: VehicleSummary) => ReactNode;
  /** The vehicle whose page this is: it is not news. */
  currentId?: string;
  /** Heading of the list. @default 'Recently viewed' */
  title?: string;
  /** Level of the heading in the outline of the page. @default 2 */
  headingLevel?: 2 | 3;
  /** How many at most. @default 8 */
  limit?: number;
}

/** A vehicle in few words, where the page brings no card of its own. */
function PlainVehicle({ vehicle }: { vehicle: VehicleSummary }) {
  const { site } = useSite();
  const { slug, name, primary_image_url } = vehicle;
  return (
    <SiteLink href={carPath({ slug })} className={styles.link}>
      <Picture url={primary_image_url} alt="" sizes="20rem" rounded />
      <span className={styles.name}>{name}</span>
      {isInStock(vehicle) ? (
        <span>
          <PriceLine price={displayPrice(vehicle, site)} />
        </span>
      ) : (
        <span className={styles.small}>Sold</span>
      )}
    </SiteLink>
  );
}

/**
 * The vehicles that were looked at on this device, the last one first. Away while there are none, and where they cannot
 * be looked up: the page is complete without them.
 */
export function ViewedVehicles({
  resolve,
  renderVehicle = (vehicle) => <PlainVehicle vehicle={vehicle} />,
  currentId,
  title = 'Recently viewed',
  headingLevel = 2,
  limit = 8,
}: ViewedVehiclesProps) {
  const store = viewedStore(useSite().site.slug);
  const ids = useDeviceList(store)
    .map(({ id }) => id)
    .filter((id) => id !== currentId)
    .slice(0, limit);
  const { get, isLoading, hasFailed } = useResolved(ids, resolve);
  const vehicles = ids.map(get).filter((vehicle) => vehicle !== undefined && vehicle !== null);
  if (vehicles.length === 0 && (!isLoading || hasFailed)) return null;
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <Heading level={headingLevel}>{title}</Heading>
        <Button
          variant="quiet"
          aria-label="Clear recently viewed vehicles"
          onClick={() => store.update((list) => list.filter(({ id }) => id === currentId))}
        >
          Clear
        </Button>
      </div>
      {vehicles.length === 0 ? (
        <div className={styles.waiting} aria-hidden="true">
          {ids.slice(0, 4).map((id) => (
            <span key={id} className={styles.card}>
              <Skeleton ratio="4/3" />
              <Skeleton height="3rem" />
            </span>
          ))}
        </div>
      ) : (
        <Carousel label={title} slides="card">
          {vehicles.map((vehicle) => (
            <div key={vehicle.id}>{renderVehicle(vehicle)}</div>
          ))}
        </Carousel>
      )}
    </div>
  );
}
