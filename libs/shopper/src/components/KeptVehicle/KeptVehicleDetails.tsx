'use client';

import { formatMoney, isInStock, type VehicleSummary } from '@forecourt/domain';
import { Badge, SiteLink, Skeleton, useSite } from '@forecourt/ui';
import type { ReactNode } from 'react';
import type { KeptVehicle } from '../../model/entries.ts';
import { similarPath } from '../../model/keeping.ts';
import type { Resolved } from '../../stores/useResolved.ts';
import * as styles from './KeptVehicle.css.ts';

export interface KeptVehicleDetailsProps {
  entry: Pick<KeptVehicle, 'make' | 'model'>;
  today: Resolved;
  isLoading: boolean;
  renderDetails?: (vehicle: VehicleSummary) => ReactNode;
}

/** Prices of $10 and less stand for "ask us". In cents. */
const placeholderPrice = 1_000;

/** What has become of a kept vehicle: its price and facts, that it is sold, or that it is gone. */
export function KeptVehicleDetails({ entry, today, isLoading, renderDetails }: KeptVehicleDetailsProps) {
  const { paths, texts } = useSite().site;
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
        <Badge tone="neutral">No longer listed</Badge>
        <SiteLink href={`${paths.search}?${others}`} className={styles.way}>
          See every {entry.make} {entry.model}
        </SiteLink>
      </div>
    );
  }
  if (!isInStock(today)) {
    return (
      <div className={styles.details}>
        <Badge tone="neutral">Sold</Badge>
        <SiteLink href={similarPath(today)} className={styles.way}>
          Find something similar
        </SiteLink>
      </div>
    );
  }
  if (renderDetails) return <div className={styles.details}>{renderDetails(today)}</div>;
  const { price, price_type, km, simple_transmission, simple_fuel } = today;
  const hasPrice = price !== null && price > placeholderPrice;
  const facts = [km === null ? null : `${km.toLocaleString('en-AU')} km`, simple_transmission, simple_fuel];
  return (
    <div className={styles.details}>
      <p className={styles.price}>
        {hasPrice ? formatMoney(price) : texts.noPrice}
        {hasPrice && price_type && <span className={styles.small}> {price_type}</span>}
      </p>
      <p className={styles.small}>{facts.filter(Boolean).join(', ')}</p>
    </div>
  );
}
