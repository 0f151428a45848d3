import { dayWords, daysBetween, localTime, timeWords, zoneName } from '@forecourt/domain';
import { dateFormat, platformWords, purchaseMessages, type Words } from '@forecourt/domain/messages';

/**
 * An instant in a location's time zone, with year and zone, for a receipt.
 * @param timeZone IANA name
 * @param locale BCP 47 tag of the site
 * @example instantWords(new Date('2026-11-28T06:15:00Z'), 'Australia/Perth', 'en-AU') // 'Saturday 28 November 2026, 2:15 pm AWST'
 */
export function instantWords(instant: Date, timeZone: string, locale: string): string {
  const time = timeWords(instant.toISOString(), timeZone, locale).replace(' at ', ', ');
  return `${time} ${zoneName(instant, timeZone)}`;
}

/**
 * When an order was saved, in words: 'earlier today', 'yesterday', a weekday of the last six days, else the date.
 * @param timeZone IANA name
 * @param locale BCP 47 tag of the site
 * @param say words of the site. @default the platform's
 * @example savedAtWords(new Date('2026-11-24T06:15:00Z'), new Date('2026-11-26T06:15:00Z'), 'Australia/Perth', 'en-AU') // 'Tuesday'
 */
export function savedAtWords(
  saved: Date,
  now: Date,
  timeZone: string,
  locale: string,
  say: Words<typeof purchaseMessages> = platformWords(purchaseMessages),
): string {
  const write = (parts: Intl.DateTimeFormatOptions) => dateFormat(locale, { timeZone, ...parts }).format(saved);
  const [savedOn, today] = [localTime(saved, timeZone).date, localTime(now, timeZone).date];
  const days = daysBetween(savedOn, today);
  if (days <= 0) return say('purchase.earlierToday');
  if (days === 1) return say('purchase.yesterday');
  if (days < 7) return write({ weekday: 'long' });
  const isThisYear = savedOn.slice(0, 4) === today.slice(0, 4);
  return isThisYear ? write({ day: 'numeric', month: 'long' }) : dayWords(saved, timeZone, locale);
}
