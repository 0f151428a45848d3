import { dateFormat } from './dateFormat.ts';
import { localTime } from './localTime.ts';

const dayMs = 86_400_000;
const minuteMs = 60_000;

/** Local wall-clock time as a UTC timestamp, so that readings can be compared and subtracted. */
function reading(instant: number, timeZone: string): number {
  const { date, minutes } = localTime(new Date(instant), timeZone);
  return Date.parse(`${date}T00:00:00Z`) + minutes * minuteMs;
}

/** Offset of the time zone from UTC, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const whole = Math.floor(instant / minuteMs) * minuteMs;
  return reading(whole, timeZone) - whole;
}

/**
 * Every instant at which the clock of a place shows a time, earliest first: one as a rule, none where daylight saving
 * skips the time, two where it comes twice.
 * @param date YYYY-MM-DD
 * @param minutes since local midnight; past 1440 is the next day
 */
export function instantsAt(date: string, minutes: number, timeZone: string): Date[] {
  const localMs = Date.parse(`${date}T00:00:00Z`) + minutes * minuteMs;
  const offsets = [offsetAt(localMs - dayMs, timeZone), offsetAt(localMs + dayMs, timeZone)];
  const candidates = [...new Set(offsets.map((offset) => localMs - offset))].sort((a, b) => a - b);
  return candidates.filter((instant) => reading(instant, timeZone) === localMs).map((instant) => new Date(instant));
}

/**
 * The first instant at which the clock of a place has reached a time. Where daylight saving skips the time, that is the
 * moment of the leap.
 * @param date YYYY-MM-DD
 * @param minutes since local midnight; past 1440 is the next day
 */
export function instantAt(date: string, minutes: number, timeZone: string): Date {
  const [first] = instantsAt(date, minutes, timeZone);
  if (first) return first;
  const localMs = Date.parse(`${date}T00:00:00Z`) + minutes * minuteMs;
  const after = offsetAt(localMs + dayMs, timeZone);
  let before = localMs - after;
  let reached = localMs - offsetAt(localMs - dayMs, timeZone);
  while (reached - before > minuteMs) {
    const middle = before + Math.floor((reached - before) / 2 / minuteMs) * minuteMs;
    if (offsetAt(middle, timeZone) === after) reached = middle;
    else before = middle;
  }
  return new Date(reached);
}

/** What people at the place call its time just then. @example zoneName(new Date('2026-12-01T00:00:00Z'), 'Australia/Sydney') // 'AEDT' */
export function zoneName(instant: Date, timeZone: string): string {
  const format = dateFormat('en-AU', { timeZone, timeZoneName: 'short', hour: 'numeric' });
  return format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
