'use client';

import { vehicleToolMessages } from '@forecourt/domain/messages';
import { useWords } from '@forecourt/ui/words';
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
  const say = useWords(vehicleToolMessages);
  const count = Math.max(useLiveFacts(vehicleId)?.views ?? 0, views);
  return <p className={styles.line}>{count > 0 && say('vehicleTool.viewed', { count })}</p>;
}
