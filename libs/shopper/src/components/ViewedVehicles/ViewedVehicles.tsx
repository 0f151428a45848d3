'use client';

import { carPath, isInStock, displayPrice, type VehicleSummary } from '@forecourt/domain';
import { savedMessages } from '@forecourt/domain/messages';
import { Button, Carousel, Heading, Picture, PriceLine, SiteLink, Skeleton, useSite } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import type { ReactNode } from 'react';
import { viewedStore } from '../../stores/stores.ts';
import { useDeviceList } from '../../stores/useDeviceList.ts';
import { useResolved, type ResolveVehicles } from '../../stores/useResolved.ts';
import * as styles from './ViewedVehicles.css.ts';

export interface ViewedVehiclesProps {
  /** Fetches current data of the viewed vehicles; the device stores no name, picture or price of them. */
  resolve: ResolveVehicles;
  /** Renders one vehicle of the row, as the site's cards do. */
  renderVehicle?: (vehicle: VehicleSummary) => ReactNode;
  /** Id of the page's own vehicle, which is left out. */
  currentId?: string;
  /** Heading of the row. @default 'Recently viewed' */
  title?: string;
  /** Level of the heading in the outline of the page. @default 2 */
  headingLevel?: 2 | 3;
  /** Maximum number of vehicles. @default 8 */
  limit?: number;
}

/** A minimal card, where the page supplies none. */
function PlainVehicle({ vehicle }: { vehicle: VehicleSummary }) {
  const say = useWords(savedMessages);
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
        <span className={styles.small}>{say('saved.sold')}</span>
      )}
    </SiteLink>
  );
}

/**
 * The vehicles recently viewed on this device, the latest first. Hidden while there are none, and when they cannot be
 * loaded.
 */
export function ViewedVehicles({
  resolve,
  renderVehicle = (vehicle) => <PlainVehicle vehicle={vehicle} />,
  currentId,
  title,
  headingLevel = 2,
  limit = 8,
}: ViewedVehiclesProps) {
  const say = useWords(savedMessages);
  const heading = title ?? say('saved.recentlyViewed');
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
        <Heading level={headingLevel}>{heading}</Heading>
        <Button
          variant="quiet"
          aria-label={say('saved.clearRecentlyViewedVehicles')}
          onClick={() => store.update((list) => list.filter(({ id }) => id === currentId))}
        >
          {say('saved.clear')}
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
        <Carousel label={heading} slides="card">
          {vehicles.map((vehicle) => (
            <div key={vehicle.id}>{renderVehicle(vehicle)}</div>
          ))}
        </Carousel>
      )}
    </div>
  );
}
