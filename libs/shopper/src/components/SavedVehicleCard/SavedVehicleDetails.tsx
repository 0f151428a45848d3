'use client';

import { carPath, displayPrice, isInStock, similarPath, type VehicleSummary } from '@forecourt/domain';
import { savedMessages } from '@forecourt/domain/messages';
import { Badge, PriceLine, SiteLink, Skeleton, useSite } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import type { ReactNode } from 'react';
import type { StoredVehicle } from '../../model/entries.ts';
import type { Resolved } from '../../stores/useResolved.ts';
import * as styles from './SavedVehicle.css.ts';

export interface SavedVehicleDetailsProps {
  /** Make and model when the vehicle was saved. */
  entry: Pick<StoredVehicle, 'make' | 'model'>;
  /** The vehicle as it is now; null if it is no longer listed, undefined before it was looked up. */
  today: Resolved;
  /** Whether the lookup is pending. */
  isLoading: boolean;
  /** Renders the facts of a vehicle in place of its price. */
  renderDetails?: (vehicle: VehicleSummary) => ReactNode;
}

/** Current state of a saved vehicle: its price and facts, or that it is sold or no longer listed. */
export function SavedVehicleDetails({ entry, today, isLoading, renderDetails }: SavedVehicleDetailsProps) {
  const say = useWords(savedMessages);
  const { site } = useSite();
  const { paths } = site;
  if (today === undefined) {
    if (!isLoading) return null;
    return (
      <div className={styles.details}>
        <Skeleton height="2rem" />
        <Skeleton height="1.25rem" />
      </div>
    );
  }
  if (today === null) {
    const others = new URLSearchParams({ make: entry.make, model: entry.model });
    return (
      <div className={styles.details}>
        <Badge tone="neutral">{say('saved.noLongerListed')}</Badge>
        <SiteLink href={`${paths.search}?${others}`} className={styles.way}>
          {say('saved.seeEvery', { make: entry.make, model: entry.model })}
        </SiteLink>
      </div>
    );
  }
  if (!isInStock(today)) {
    return (
      <div className={styles.details}>
        <Badge tone="neutral">{say('saved.sold')}</Badge>
        <SiteLink href={similarPath(today)} className={styles.way}>
          {say('saved.findSomethingSimilar')}
        </SiteLink>
      </div>
    );
  }
  const more = (
    <SiteLink
      href={carPath(today)}
      className={styles.way}
      aria-label={say('saved.viewDetailsOf', { name: today.name })}
    >
      {say('saved.viewDetails')}
    </SiteLink>
  );
  if (renderDetails) {
    return (
      <div className={styles.details}>
        {renderDetails(today)}
        {more}
      </div>
    );
  }
  const { km, simple_transmission, simple_fuel } = today;
  const facts = [km === null ? null : say('saved.km', { km }), simple_transmission, simple_fuel];
  return (
    <div className={styles.details}>
      <p className={styles.price}>
        <PriceLine price={displayPrice(today, site)} />
      </p>
      <p className={styles.small}>{facts.filter(Boolean).join(', ')}</p>
      {more}
    </div>
  );
}
