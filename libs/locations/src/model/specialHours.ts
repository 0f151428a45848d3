import { addDays, localTime, type Location } from '@forecourt/domain';
import { weekdayDate } from '@forecourt/domain/messages';
import { dayHours } from './dayHours.ts';
import type { HoursSpeech } from './hoursSpeech.ts';

export interface UpcomingSpecialHours {
  date: string;
  /** @example 'Friday 25 December' */
  dateWords: string;
  name: string;
  words: string;
}

/**
 * Special hours from today on, soonest first.
 * @param days how many days are looked at, today's among them; all of them where it is left out
 */
export function upcomingSpecialHours(
  location: Location,
  now: Date,
  speech: HoursSpeech,
  days?: number,
): UpcomingSpecialHours[] {
  const today = localTime(now, location.time_zone).date;
  const end = days === undefined ? null : addDays(today, days);
  const dates = location.contact_detail.special_hours
    .filter(({ date, location_id }) => date >= today && (location_id === location.id || location_id === ''))
    .filter(({ date }) => end === null || date < end)
    .map(({ date }) => date);
  return [...new Set(dates)].sort().map((date) => {
    const { name, words } = dayHours(location, date, speech);
    return { date, dateWords: weekdayDate(date, speech.locale), name, words };
  });
}
