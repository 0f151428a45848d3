import { isHomeEnglish } from '../country/homeEnglish.ts';
import { messageLocale } from '../messages/wordsOf.ts';
import { dateFormat } from './dateFormat.ts';

/** The same in browsers and on the server, which differ in commas and in kinds of spaces. */
function write(instant: Date, timeZone: string, locale: string, parts: Intl.DateTimeFormatOptions): string {
  const text = dateFormat(locale, { timeZone, ...parts })
    .format(instant)
    .replace(/\s/g, ' ');
  return isHomeEnglish(locale) ? text.replace(',', '') : text;
}

/** A day and the time of day. @param between the two, in English: other languages have their own way */
function writeBoth(
  instant: Date,
  timeZone: string,
  locale: string,
  { day, between }: { day: Intl.DateTimeFormatOptions; between: string },
): string {
  const clock = { hour: 'numeric', minute: '2-digit' } as const;
  if (!isHomeEnglish(locale)) return write(instant, timeZone, locale, { ...day, ...clock });
  const time = write(instant, timeZone, locale, { ...clock, hour12: true });
  return write(instant, timeZone, locale, day) + between + time;
}

const midnightOf = (date: string): Date => new Date(`${date}T00:00:00Z`);

/**
 * The day of an instant.
 * @param timeZone IANA name
 * @param locale BCP 47 tag of the site
 * @example dayWords(new Date('2026-11-28T01:00:00Z'), 'Australia/Perth', 'en-AU') // '28 November 2026'
 */
export function dayWords(instant: Date, timeZone: string, locale: string): string {
  return write(instant, timeZone, locale, { day: 'numeric', month: 'long', year: 'numeric' });
}

/**
 * A day of the calendar in words.
 * @param date YYYY-MM-DD
 * @param locale BCP 47 tag of the site
 * @example longDate('2027-03-18', 'de') // '18. März 2027'
 */
export function longDate(date: string, locale: string = messageLocale): string {
  return dayWords(midnightOf(date), 'UTC', locale);
}

/**
 * A day of the calendar that is soon or comes every year: it has its weekday, and no year.
 * @param date YYYY-MM-DD
 * @param locale BCP 47 tag of the site
 * @example weekdayDate('2026-12-25', 'en-NZ') // 'Friday 25 December'
 */
export function weekdayDate(date: string, locale: string): string {
  return write(midnightOf(date), 'UTC', locale, { weekday: 'long', day: 'numeric', month: 'long' });
}

/**
 * A month of the calendar in words.
 * @param date YYYY-MM, or a day of it
 * @param locale BCP 47 tag of the site
 * @example longMonth('2027-03', 'en-NZ') // 'March 2027'
 */
export function longMonth(date: string, locale: string): string {
  return write(midnightOf(`${date.slice(0, 7)}-01`), 'UTC', locale, { month: 'long', year: 'numeric' });
}

/**
 * Day and time of an instant, without its weekday.
 * @param timeZone IANA name
 * @param locale BCP 47 tag of the site
 * @example longTime(new Date('2026-11-28T01:00:00Z'), 'Australia/Perth', 'en-AU') // '28 November 2026 at 9:00 am'
 */
export function longTime(instant: Date, timeZone: string, locale: string): string {
  const day = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  return writeBoth(instant, timeZone, locale, { day, between: ' at ' });
}

/**
 * An instant in a location's time zone.
 * @param start ISO instant; what is none comes back as it is
 * @param timeZone IANA name
 * @param locale BCP 47 tag of the site
 * @example timeWords('2026-11-28T01:00:00.000Z', 'Australia/Perth', 'en-AU') // 'Saturday 28 November 2026 at 9:00 am'
 */
export function timeWords(start: string, timeZone: string, locale: string): string {
  const instant = new Date(start);
  if (Number.isNaN(instant.getTime())) return start;
  const day = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
  return writeBoth(instant, timeZone, locale, { day, between: ' at ' });
}

/**
 * An instant where room is scarce.
 * @param start ISO instant
 * @param timeZone IANA name
 * @param locale BCP 47 tag of the site
 * @example shortTimeWords('2026-11-28T01:00:00.000Z', 'Australia/Perth', 'en-AU') // 'Sat 28 Nov, 9:00 am'
 */
export function shortTimeWords(start: string, timeZone: string, locale: string): string {
  const day = { weekday: 'short', day: 'numeric', month: 'short' } as const;
  return writeBoth(new Date(start), timeZone, locale, { day, between: ', ' });
}

/**
 * When something soon ends, by the clock of a place: the year goes without saying.
 * @param timeZone IANA name
 * @param locale BCP 47 tag of the site
 * @example untilWords(new Date('2026-11-28T06:15:00Z'), 'Australia/Perth', 'en-AU') // 'Saturday 28 November, 2:15 pm'
 */
export function untilWords(instant: Date, timeZone: string, locale: string): string {
  const day = { weekday: 'long', day: 'numeric', month: 'long' } as const;
  return writeBoth(instant, timeZone, locale, { day, between: ', ' });
}
