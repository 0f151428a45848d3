import type { Location } from '@forecourt/domain';
import { isAppointmentSaturday } from '../../model/appointmentSaturday.ts';
import { groupWeekdayHours } from '../../model/groupWeekdayHours.ts';
import { localTime } from '../../model/localTime.ts';
import { hoursToday } from '../../model/opening.ts';
import * as styles from './OpeningHours.css.ts';

export interface OpeningHoursProps {
  location: Location;
  /** Marks today's line. */
  now: Date;
  /** First of every second Saturday by appointment only, as YYYY-MM-DD; for service departments that work so. */
  appointmentSaturdaysFrom?: string;
}

/** The week's hours, working days on one line when they are equal. Nothing where no hours are known. */
export function OpeningHours({ location, now, appointmentSaturdaysFrom }: OpeningHoursProps) {
  const groups = groupWeekdayHours(location.contact_detail.opening_hours);
  if (groups.length === 0) return null;
  const { date, weekday } = localTime(now, location.time_zone);
  const today = hoursToday(location, now);
  const byAppointment =
    appointmentSaturdaysFrom !== undefined &&
    location.location_type === 'service' &&
    isAppointmentSaturday(date, appointmentSaturdaysFrom);
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>Opening hours of {location.name}</caption>
      <tbody>
        {groups.map(({ label, words, weekdays }) => {
          const isToday = weekdays.includes(weekday) && !today.isSpecial;
          return (
            <tr key={label} className={isToday ? styles.today : undefined} aria-current={isToday ? 'date' : undefined}>
              <th scope="row" className={styles.day}>
                {label}
              </th>
              <td className={styles.hours}>{byAppointment && isToday ? 'By Appointment Only' : words}</td>
            </tr>
          );
        })}
        {today.isSpecial && (
          <tr className={styles.today}>
            <th scope="row" className={styles.day}>
              {today.name || 'Today'}
            </th>
            <td className={styles.hours}>{today.words} today</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
