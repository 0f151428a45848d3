'use client';

import { untilWords } from '@forecourt/domain';
import { tagMessages } from '@forecourt/domain/messages';
import { Icon } from '@forecourt/ui';
import { useLocale, useWords } from '@forecourt/ui/words';
import { useLiveFacts } from '../LiveVehicle/useLiveVehicle.ts';
import * as styles from './ReservedLine.css.ts';

export interface ReservedLineProps {
  /** Id of the vehicle. */
  vehicleId: string;
  /** IANA time zone where the vehicle stands. */
  timeZone: string;
}

/** Says that the vehicle is reserved and, once known, until when. Replaces the reserve button. */
export function ReservedLine({ vehicleId, timeZone }: ReservedLineProps) {
  const say = useWords(tagMessages);
  const locale = useLocale();
  const until = useLiveFacts(vehicleId)?.reservedUntil ?? null;
  return (
    <p className={styles.line}>
      <span className={styles.mark}>
        <Icon name="clock" />
      </span>
      <span>
        <span className={styles.word}>{say('tag.reserved')}</span>
        {until && ` ${say('tag.until', { time: untilWords(new Date(until), timeZone, locale) })}`}
      </span>
    </p>
  );
}
