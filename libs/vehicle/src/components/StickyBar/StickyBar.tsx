'use client';

import type { Vehicle } from '@forecourt/domain';
import { isInStock } from '@forecourt/domain';
import { Button, ButtonLink, useSite } from '@forecourt/ui';
import { useRef } from 'react';
import { displayPrice } from '../../model/price.ts';
import { vehicleTitle } from '../../model/title.ts';
import * as styles from './StickyBar.css.ts';
import { useBottomBar } from './useBottomBar.ts';
import { useScrolledPast } from './useScrolledPast.ts';

export interface StickyBarProps {
  vehicle: Vehicle;
  /** The dealer's number, while the dealership is open; null leaves the button out. @example { href: 'tel:+61893350100' } */
  call?: { href: string } | null;
  /** Opens the enquiry in place. Without it the button is a link. */
  onEnquire?: () => void;
  /** @default '#enquire' */
  enquireHref?: string;
}

const thresholds = { phone: 50, desktop: 900 };

/** The main action within the thumb's reach, once its place on the page has scrolled away. */
export function StickyBar({ vehicle, call = null, onEnquire, enquireHref = '#enquire' }: StickyBarProps) {
  const { site, track } = useSite();
  const shown = useScrolledPast(thresholds);
  const bar = useRef<HTMLDivElement>(null);
  useBottomBar(bar, shown);
  const label = isInStock(vehicle) ? 'Enquire' : 'Find Me Something Similar';
  const price = displayPrice(vehicle, {
    offersSubscriptions: site.flags.subscriptions,
    noPriceText: site.texts.noPrice,
  });
  return (
    <div ref={bar} className={styles.bar[shown ? 'shown' : 'away']} inert={!shown}>
      <div className={styles.inside}>
        <div className={styles.about}>
          <span className={styles.title}>{vehicleTitle(vehicle)}</span>
          {isInStock(vehicle) && <strong className={styles.price}>{price.text}</strong>}
        </div>
        {call && (
          <ButtonLink
            href={call.href}
            variant="secondary"
            icon="phone"
            onClick={() => track('phoneClick', { car_id: vehicle.id })}
          >
            Call Now
          </ButtonLink>
        )}
        {onEnquire ? <Button onClick={onEnquire}>{label}</Button> : <ButtonLink href={enquireHref}>{label}</ButtonLink>}
      </div>
    </div>
  );
}
