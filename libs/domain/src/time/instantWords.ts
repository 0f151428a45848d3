const write = (instant: Date, timeZone: string, parts: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-AU', { timeZone, ...parts }).format(instant).replace(',', '').replace(/\s/g, ' ');

const clock = (instant: Date, timeZone: string): string =>
  write(instant, timeZone, { hour: 'numeric', minute: '2-digit', hour12: true });

/** @example dayWords(new Date('2026-11-28T01:00:00Z'), 'Australia/Perth') // '28 November 2026' */
export function dayWords(instant: Date, timeZone: string): string {
  return write(instant, timeZone, { day: 'numeric', month: 'long', year: 'numeric' });
}

/** A day of the calendar in words. @param date YYYY-MM-DD @example longDate('2027-03-18') // '18 March 2027' */
export function longDate(date: string): string {
  return dayWords(new Date(`${date}T00:00:00Z`), 'UTC');
}

/**
 * An instant in a location's time zone.
 * @param start ISO instant; what is none comes back as it is
 * @param timeZone IANA name
 * @example timeWords('2026-11-28T01:00:00.000Z', 'Australia/Perth') // 'Saturday 28 November 2026 at 9:00 am'
 */
export function timeWords(start: string, timeZone: string): string {
  const instant = new Date(start);
  if (Number.isNaN(instant.getTime())) return start;
  const day = write(instant, timeZone, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  return `${day} at ${clock(instant, timeZone)}`;
}

/** @example shortTimeWords('2026-11-28T01:00:00.000Z', 'Australia/Perth') // 'Sat 28 Nov, 9:00 am' */
export function shortTimeWords(start: string, timeZone: string): string {
  const instant = new Date(start);
  const day = write(instant, timeZone, { weekday: 'short', day: 'numeric', month: 'short' });
  return `${day}, ${clock(instant, timeZone)}`;
}

/**
 * When something soon ends, by the clock of a place: the year goes without saying.
 * @example untilWords(new Date('2026-11-28T06:15:00Z'), 'Australia/Perth') // 'Saturday 28 November, 2:15 pm'
 */
export function untilWords(instant: Date, timeZone: string): string {
  const day = write(instant, timeZone, { weekday: 'long', day: 'numeric', month: 'long' });
  return `${day}, ${clock(instant, timeZone)}`;
}
