import { addDays, localTime, weekdayOf } from '@forecourt/domain';
import { dayHours, type DayHours, type PlaceHours } from './dayHours.ts';
import { plainSpeech, type HoursSpeech } from './hoursSpeech.ts';
import { openWindows } from './openWindows.ts';
import { clockWords, weekdayName } from './wording.ts';

/** Minutes since midnight at which an opening that holds now ends; null when closed. */
function openUntil(location: PlaceHours, now: Date): number | null {
  const { date } = localTime(now, location.time_zone);
  const running = [addDays(date, -1), date]
    .flatMap((day) => openWindows(location, day))
    .filter(({ start, end }) => start <= now && now < end)
    .sort((a, b) => b.end.getTime() - a.end.getTime());
  return running[0]?.to ?? null;
}

/**
 * Whether a location is open at an instant, by the clock of its own place. Special hours win over the weekday's;
 * hours past midnight belong to the day on which they began.
 */
export function isOpenAt(location: PlaceHours, now: Date): boolean {
  return openUntil(location, now) !== null;
}

export interface NextOpening {
  /** YYYY-MM-DD at the location. */
  date: string;
  weekday: number;
  /** Minutes since local midnight. */
  minutes: number;
  daysAhead: number;
}

const daysLookedAhead = 14;

/** The first opening later than `now`, within two weeks; null when there is none. */
export function nextOpening(location: PlaceHours, now: Date): NextOpening | null {
  const here = localTime(now, location.time_zone);
  for (let daysAhead = 0; daysAhead <= daysLookedAhead; daysAhead += 1) {
    const date = addDays(here.date, daysAhead);
    const starts = dayHours(location, date)
      .spans.map(({ from }) => from)
      .filter((from) => daysAhead > 0 || from > here.minutes);
    if (starts.length) return { date, weekday: weekdayOf(date), minutes: Math.min(...starts), daysAhead };
  }
  return null;
}

/** Today's hours at the location, special hours included. */
export function hoursToday(location: PlaceHours, now: Date, speech: HoursSpeech = plainSpeech): DayHours {
  return dayHours(location, localTime(now, location.time_zone).date, speech);
}

/**
 * Opening status in one line. Empty when the location has no hours on record.
 * @example 'Open now, closes 5:30 pm', 'Closed, opens 8:30 am Monday'
 */
export function openingStatus(
  location: PlaceHours,
  now: Date,
  speech: HoursSpeech = plainSpeech,
): { isOpen: boolean; words: string } {
  const { say, locale } = speech;
  const until = openUntil(location, now);
  if (until !== null) return { isOpen: true, words: say('hours.openNow', { time: clockWords(until, speech) }) };
  const next = nextOpening(location, now);
  if (!next) return { isOpen: false, words: location.contact_detail.opening_hours.length ? say('hours.closed') : '' };
  const time = clockWords(next.minutes, speech);
  if (next.daysAhead === 0) return { isOpen: false, words: say('hours.opensToday', { time }) };
  if (next.daysAhead === 1) return { isOpen: false, words: say('hours.opensTomorrow', { time }) };
  return { isOpen: false, words: say('hours.opensOn', { time, day: weekdayName(next.weekday, locale) }) };
}
