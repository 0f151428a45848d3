import { longDate, defaultTimeZone, localTime } from '@forecourt/domain';
import { messageLocale, platformWords, specificationMessages, type Words } from '@forecourt/domain/messages';

/**
 * Text about the end of a registration; null for none. The last day itself still counts.
 * @param date YYYY-MM-DD
 * @param timeZone IANA name of where the vehicle stands
 * @param locale BCP 47 tag of the site
 * @example regoExpiry('2027-03-18', new Date('2026-11-20'), false) // 'Expires on 18 March 2027'
 */
export function regoExpiry(
  date: string | null,
  now: Date,
  showUnregistered: boolean,
  timeZone = defaultTimeZone,
  say: Words<typeof specificationMessages> = platformWords(specificationMessages),
  locale: string = messageLocale,
): string | null {
  if (!date) return null;
  const today = localTime(now, timeZone).date;
  if (date < today) return showUnregistered ? say('specification.unregistered') : null;
  return say('specification.expiresOn', { date: longDate(date, locale) });
}
