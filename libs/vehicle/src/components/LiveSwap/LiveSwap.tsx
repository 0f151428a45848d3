'use client';

import { isInStock } from '@forecourt/domain';
import type { ReactNode } from 'react';
import type { AvailableVehicle } from '../../model/pageVehicle.ts';
import { useLiveVehicle } from '../LiveVehicle/useLiveVehicle.ts';
import * as styles from './LiveSwap.css.ts';

export const liveStates = ['sold', 'taken'] as const;

export interface LiveSwapProps {
  /** The vehicle whose state decides. */
  vehicle: AvailableVehicle;
  /** State that triggers the replacement; 'taken' is reserved or sold. */
  when: (typeof liveStates)[number];
  /** Shown instead once the vehicle is in that state. */
  instead: ReactNode;
  /** Shown while the vehicle is available. */
  children: ReactNode;
}

const isIn = (vehicle: AvailableVehicle, state: LiveSwapProps['when']) =>
  !isInStock(vehicle) || (state === 'taken' && vehicle.reserved);

/**
 * Shows its children until the vehicle turns out to be sold or reserved. If that happened after the page was stored,
 * the children keep their space, hidden and inert, so that the page does not jump.
 */
export function LiveSwap({ vehicle, when, instead, children }: LiveSwapProps) {
  const gone = isIn(useLiveVehicle(vehicle), when);
  if (!gone) return children;
  if (isIn(vehicle, when)) return instead;
  return (
    <div className={styles.place}>
      <div className={styles.layer} inert style={{ visibility: 'hidden' }}>
        {children}
      </div>
      <div className={styles.instead[when]}>{instead}</div>
    </div>
  );
}
