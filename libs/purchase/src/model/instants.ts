import { daysBetween, localTime, untilWords } from '@forecourt/domain';

function partsOf(instant: Date, timeZone: string): Record<string, string> {
  const format = new Intl.DateTimeFormat('en-AU', {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]));
}

/**
 * An instant in a location's time zone, with year and zone, for a receipt.
 * @param timeZone IANA name
 * @example instantWords(new Date('2026-11-28T06:15:00Z'), 'Australia/Perth') // 'Saturday 28 November 2026, 2:15 pm AWST'
 */
export function instantWords(instant: Date, timeZone: string): string {
  const { year } = partsOf(instant, timeZone);
  const [day = '', time = ''] = untilWords(instant, timeZone).split(', ');
  const format = new Intl.DateTimeFormat('en-AU', { timeZone, timeZoneName: 'short' });
  const zone = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  return `${day} ${year}, ${time} ${zone}`;
}

/**
 * When an order was saved, in words: 'earlier today', 'yesterday', a weekday of the last six days, else the date.
 * @example savedAtWords(new Date('2026-11-24T06:15:00Z'), new Date('2026-11-26T06:15:00Z'), 'Australia/Perth') // 'Tuesday'
 */
export function savedAtWords(saved: Date, now: Date, timeZone: string): string {
  const days = daysBetween(localTime(saved, timeZone).date, localTime(now, timeZone).date);
  const { weekday = '', day, month, year } = partsOf(saved, timeZone);
  if (days <= 0) return 'earlier today';
  if (days === 1) return 'yesterday';
  if (days < 7) return weekday;
  return partsOf(now, timeZone)['year'] === year ? `${day} ${month}` : `${day} ${month} ${year}`;
}
