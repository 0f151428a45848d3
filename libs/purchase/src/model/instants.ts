const dayMs = 86_400_000;

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

/** Midnight of the local day as if it were UTC, so that days can be counted. */
function dayNumber(instant: Date, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  return Date.parse(`${format.format(instant)}T00:00:00Z`) / dayMs;
}

/**
 * An instant by the clock on the wall of a place.
 * @param timeZone IANA name
 * @example untilWords(new Date('2026-11-28T06:15:00Z'), 'Australia/Perth') // 'Saturday 28 November, 2:15 pm'
 */
export function untilWords(instant: Date, timeZone: string): string {
  const { weekday, day, month, hour = '0', minute } = partsOf(instant, timeZone);
  const hours = Number(hour) % 24;
  return `${weekday} ${day} ${month}, ${hours % 12 === 0 ? 12 : hours % 12}:${minute} ${hours < 12 ? 'am' : 'pm'}`;
}

/**
 * The same with the year and the zone, as a receipt needs it.
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
 * When an order was kept, as people say it: 'earlier today', 'yesterday', a weekday of the last six days, else the date.
 * @example keptWords(new Date('2026-11-24T06:15:00Z'), new Date('2026-11-26T06:15:00Z'), 'Australia/Perth') // 'Tuesday'
 */
export function keptWords(saved: Date, now: Date, timeZone: string): string {
  const days = dayNumber(now, timeZone) - dayNumber(saved, timeZone);
  const { weekday = '', day, month, year } = partsOf(saved, timeZone);
  if (days <= 0) return 'earlier today';
  if (days === 1) return 'yesterday';
  if (days < 7) return weekday;
  return partsOf(now, timeZone)['year'] === year ? `${day} ${month}` : `${day} ${month} ${year}`;
}
