'use client';

import type { Location } from '@forecourt/domain';
import { Button, Dialog } from '@forecourt/ui';
import { useState } from 'react';
import { upcomingSpecialHours } from '../../model/specialHours.ts';
import * as styles from './HolidayHours.css.ts';

export interface HolidayHoursProps {
  location: Location;
  now: Date;
}

/** Opens the list of coming days with other hours. Nothing when there are none. */
export function HolidayHours({ location, now }: HolidayHoursProps) {
  const [open, setOpen] = useState(false);
  const days = upcomingSpecialHours(location, now);
  if (days.length === 0) return null;
  return (
    <>
      <Button variant="secondary" size="small" icon="calendar" onClick={() => setOpen(true)}>
        Holiday hours
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title="Holiday hours" description={location.name}>
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
