import { locationMessages } from '@forecourt/domain/messages';
import { once } from '@forecourt/ui';
import { addDays, localTime, type Location } from '@forecourt/domain';
import { useWords } from '@forecourt/ui/words';
import { isAppointmentSaturday } from '../../model/appointmentSaturday.ts';
import { groupWeekdayHours } from '../../model/groupWeekdayHours.ts';
import { hoursToday } from '../../model/opening.ts';
import * as styles from './OpeningHours.css.ts';
import { useHoursSpeech } from './useHoursSpeech.ts';

export interface OpeningHoursProps {
  /** The place it is about. */
  location: Location;
  /** Marks today's line, and says which Saturday is the next one. */
  now: Date;
}

const saturday = 6;

/** A line may end between two times, never within one. @example unbroken('8:30 am – 5:30 pm') */
const unbroken = (words: string): string => words.replace(/(\d) ([ap]m)\b/gi, '$1\u00A0$2');

/**
 * The week's hours, working days on one line when they are equal. The Saturday is the one to come: every second one of
 * a service department may be by appointment only. Renders nothing where no hours are known.
 */
export function OpeningHours({ location, now }: OpeningHoursProps) {
  const say = useWords(locationMessages);
  const speech = useHoursSpeech();
  const groups = groupWeekdayHours(location.contact_detail.opening_hours, speech);
  if (groups.length === 0) return null;
  const { date, weekday } = localTime(now, location.time_zone);
  const today = hoursToday(location, now, speech);
  const firstSaturday = location.location_type === 'service' ? location.appointment_saturdays_from : undefined;
  const nextSaturday = addDays(date, saturday - weekday);
  const byAppointment = firstSaturday !== undefined && isAppointmentSaturday(nextSaturday, firstSaturday);
  return (
    <div className={styles.root} {...once(`hours-${location.slug}`)}>
      <table className={styles.table}>
        <caption className={styles.caption}>{say('location.openingHoursOf', { name: location.name })}</caption>
        <tbody>
          {groups.map(({ label, words, weekdays }) => {
            const isToday = weekdays.includes(weekday) && !today.isSpecial;
            return (
              <tr
                key={label}
                className={isToday ? styles.today : undefined}
                aria-current={isToday ? 'date' : undefined}
              >
                <th scope="row" className={styles.day}>
                  {label}
                </th>
                <td className={styles.hours}>
                  {byAppointment && weekdays.includes(saturday) ? say('location.byAppointmentOnly') : unbroken(words)}
                </td>
              </tr>
            );
          })}
          {today.isSpecial && (
            <tr className={styles.today}>
              <th scope="row" className={styles.day}>
                {today.name || say('location.today')}
              </th>
              <td className={styles.hours}>{say('location.todayWords', { hours: unbroken(today.words) })}</td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}
