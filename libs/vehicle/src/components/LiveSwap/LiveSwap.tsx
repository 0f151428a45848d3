'use client';

import { isInStock } from '@forecourt/domain';
import type { ReactNode } from 'react';
import type { AvailableVehicle } from '../../model/pageVehicle.ts';
import { useLiveVehicle } from '../LiveVehicle/useLiveVehicle.ts';
import * as styles from './LiveSwap.css.ts';

export const liveStates = ['sold', 'taken'] as const;

export interface LiveSwapProps {
  /** The vehicle it is about. */
  vehicle: AvailableVehicle;
  /** 'taken' is reserved or sold. */
  when: (typeof liveStates)[number];
  /** Stands in once the vehicle is in that state. */
  instead: ReactNode;
  /** Shown while the vehicle is to be had. */
  children: ReactNode;
}

const isIn = (vehicle: AvailableVehicle, state: LiveSwapProps['when']) =>
  !isInStock(vehicle) || (state === 'taken' && vehicle.reserved);

/**
 * Shows its children until the vehicle turns out to be sold or reserved. Where that happened after the page was stored,
 * the children keep their room, out of sight and out of reach, so that the page does not jump.
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
