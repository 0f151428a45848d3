import type { Location } from '@forecourt/domain';
import { locationMessages } from '@forecourt/domain/messages';
import { Notice } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { upcomingSpecialHours } from '../../model/specialHours.ts';
import { useHoursSpeech } from '../OpeningHours/useHoursSpeech.ts';
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
  const say = useWords(locationMessages);
  const days = upcomingSpecialHours(location, now, useHoursSpeech(), daysAhead);
  if (days.length === 0) return null;
  return (
    <Notice tone="info" title={say('location.otherHours')}>
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
