'use client';

import { isInStock, displayPrice } from '@forecourt/domain';
import { vehicleToolMessages } from '@forecourt/domain/messages';
import { ButtonLink, PriceLine, useSite } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { useRef, type ReactNode } from 'react';
import type { PageVehicle } from '../../model/pageVehicle.ts';
import { vehicleTitle } from '../../model/title.ts';
import { useLiveVehicle } from '../LiveVehicle/useLiveVehicle.ts';
import * as styles from './StickyBar.css.ts';
import { useBottomBar } from './useBottomBar.ts';
import { useScrolledPast } from './useScrolledPast.ts';

export interface StickyBarProps {
  /** The vehicle of the page. */
  vehicle: PageVehicle;
  /** Button that calls the dealer during opening hours; see `CallNow`. */
  call?: ReactNode;
  /** Replaces the enquiry link, for a page that opens the form in place. */
  enquire?: ReactNode;
  /** Address of the enquiry form. @default '#enquire' */
  enquireHref?: string;
}

const thresholds = { phone: 50, desktop: 900 };

/** A bar with the main action at the bottom of the window, shown once that action has been scrolled away. */
export function StickyBar({ vehicle, call, enquire, enquireHref = '#enquire' }: StickyBarProps) {
  const say = useWords(vehicleToolMessages);
  const { site } = useSite();
  const current = useLiveVehicle(vehicle);
  const shown = useScrolledPast(thresholds);
  const bar = useRef<HTMLDivElement>(null);
  useBottomBar(bar, shown);
  const inStock = isInStock(current);
  return (
    <div ref={bar} className={styles.bar[shown ? 'shown' : 'away']} inert={!shown}>
      <div className={styles.inside}>
        <div className={styles.about}>
          <span className={styles.title}>{vehicleTitle(current)}</span>
          {inStock && (
            <strong className={styles.price}>
              <PriceLine price={displayPrice(current, site)} brief />
            </strong>
          )}
        </div>
        {call}
        {inStock && enquire ? (
          enquire
        ) : (
          <ButtonLink href={enquireHref}>
            {inStock ? say('vehicleTool.enquire') : say('vehicleTool.findMeSomethingSimilar')}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
