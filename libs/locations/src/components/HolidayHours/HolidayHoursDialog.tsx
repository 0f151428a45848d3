'use client';

import { holidayMessages } from '@forecourt/domain/messages';
import { Button, Dialog } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { useState } from 'react';
import type { UpcomingSpecialHours } from '../../model/specialHours.ts';
import * as styles from './HolidayHours.css.ts';

export interface HolidayHoursDialogProps {
  /** Of the location. */
  name: string;
  /** Coming days with other hours, the next one first. */
  days: readonly UpcomingSpecialHours[];
}

/** A button and the list it opens. */
export function HolidayHoursDialog({ name: location, days }: HolidayHoursDialogProps) {
  const say = useWords(holidayMessages);
  const [open, setOpen] = useState(false);
  return (
    <>
      <span className={styles.opener}>
        <Button variant="secondary" size="small" icon="calendar" onClick={() => setOpen(true)}>
          {say('holiday.holidayHours')}
        </Button>
      </span>
      <Dialog open={open} onOpenChange={setOpen} title={say('holiday.holidayHours')} description={location}>
        <dl className={styles.list}>
          {days.map(({ date, dateWords, name, words }) => (
            <div className={styles.row} key={date}>
              <dt>
                <span className={styles.name}>{name || dateWords}</span>
                {name && <span className={styles.date}>{dateWords}</span>}
              </dt>
              <dd className={styles.hours}>{words}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </>
  );
}
