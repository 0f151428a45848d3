'use client';

import { useLiveFacts } from '../LiveVehicle/useLiveVehicle.ts';
import * as styles from './ViewCount.css.ts';

export interface ViewCountProps {
  /** Id of the vehicle. */
  vehicleId: string;
  /** As stored with the page. */
  views: number;
}

/** How often a vehicle was looked at. Says nothing of nobody, and keeps its line for the count that comes later. */
export function ViewCount({ vehicleId, views }: ViewCountProps) {
  const count = Math.max(useLiveFacts(vehicleId)?.views ?? 0, views);
  return (
    <p className={styles.line}>
      {count > 0 && `Viewed ${count.toLocaleString('en-AU')} ${count === 1 ? 'time' : 'times'}`}
    </p>
  );
}
