import type { Location } from '@forecourt/domain';
import { Notice } from '@forecourt/ui';
import { upcomingSpecialHours } from '../../model/specialHours.ts';
import * as styles from './SpecialDays.css.ts';

export interface SpecialDaysProps {
  /** The place it is about. */
  location: Location;
  /** When the page is rendered. */
  now: Date;
}

const daysAhead = 14;

/** Days of the next two weeks with special hours. Renders nothing if there are none. */
export function SpecialDays({ location, now }: SpecialDaysProps) {
  const days = upcomingSpecialHours(location, now, daysAhead);
  if (days.length === 0) return null;
  return (
    <Notice tone="info" title="Other hours in the next two weeks">
      <ul className={styles.list}>
        {days.map(({ date, dateWords, name, words }) => (
          <li key={date}>
            <time dateTime={date}>{dateWords}</time>
            {name && `, ${name}`}: {words}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
