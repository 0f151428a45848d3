import { dateFormat } from './dateFormat.ts';

/** Local wall-clock time in a time zone. */
export interface LocalTime {
  /** YYYY-MM-DD. */
  date: string;
  /** 0 is Sunday. */
  weekday: number;
  /** Minutes since local midnight, as the clock shows them. */
  minutes: number;
}

const formatFor = (timeZone: string): Intl.DateTimeFormat =>
  dateFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });

/** The instant as people at the place see it, daylight saving included. @param timeZone IANA name */
export function localTime(now: Date, timeZone: string): LocalTime {
  const parts = Object.fromEntries(
    formatFor(timeZone)
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  );
  const date = `${parts['year']}-${parts['month']}-${parts['day']}`;
  return { date, weekday: weekdayOf(date), minutes: Number(parts['hour']) * 60 + Number(parts['minute']) };
}

function utcOf(date: string): Date {
  return new Date(`${date}T00:00:00Z`);
}

/** @param date YYYY-MM-DD @returns 0 for Sunday to 6 for Saturday */
export function weekdayOf(date: string): number {
  return utcOf(date).getUTCDay();
}

/** Calendar days from one date to another; negative when `to` is earlier. Dates are YYYY-MM-DD. */
export function daysBetween(from: string, to: string): number {
  return Math.round((utcOf(to).getTime() - utcOf(from).getTime()) / 86_400_000);
}

/** @example addDays('2026-02-28', 1) // '2026-03-01' */
export function addDays(date: string, days: number): string {
  return new Date(utcOf(date).getTime() + days * 86_400_000).toISOString().slice(0, 10);
}
