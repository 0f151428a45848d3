'use client';

import { grouped } from '@forecourt/domain';
import { useLiveFacts } from '../LiveVehicle/useLiveVehicle.ts';
import * as styles from './ViewCount.css.ts';

export interface ViewCountProps {
  /** Id of the vehicle. */
  vehicleId: string;
  /** Count as stored with the page. */
  views: number;
}

/** How often a vehicle was viewed. Shows no count of zero, and reserves its line for the live count. */
export function ViewCount({ vehicleId, views }: ViewCountProps) {
  const count = Math.max(useLiveFacts(vehicleId)?.views ?? 0, views);
  return <p className={styles.line}>{count > 0 && `Viewed ${grouped(count)} ${count === 1 ? 'time' : 'times'}`}</p>;
}
