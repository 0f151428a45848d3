import { daysBetween, foldLong, longDate, longTime, type TruncatedText } from '@forecourt/domain';
import { offerTimeMessages, platformWords, type Words } from '@forecourt/domain/messages';
import type { Offer } from './offer.ts';

const dayOf = (date: string): string => date.slice(0, 10);

/**
 * A date, or a date and time, as stored in content.
 * @param locale BCP 47 tag of the site
 * @example dateWords('2026-12-24T17:00', 'en-NZ') // '24 December 2026 at 5:00 pm'
 */
export const dateWords = (date: string, locale: string): string =>
  date.includes('T') ? longTime(new Date(`${date}Z`), 'UTC', locale) : longDate(date, locale);

type OfferTimeSay = Words<typeof offerTimeMessages>;

const plainSay: OfferTimeSay = platformWords(offerTimeMessages);

/**
 * When an offer ends; null for one that has no end.
 * @param locale BCP 47 tag of the site
 * @param say words of the site. @default the platform's
 * @example endWords({ until: '2025-07-31' }, 'en-NZ') // 'Ends 31 July 2025'
 */
export const endWords = (
  { until }: Pick<Offer, 'until'>,
  locale: string,
  say: OfferTimeSay = plainSay,
): string | null => (until === null ? null : say('offerTime.ends', { date: dateWords(until, locale) }));

/** Number of days before its end from which an offer is counted down. */
const lastDays = 7;

/**
 * Countdown in the last week of an offer with a real end date.
 * @param today by the clock of the site, YYYY-MM-DD
 */
export function countdownWords(
  { countdown, until }: Pick<Offer, 'countdown' | 'until'>,
  today: string,
  say: OfferTimeSay = plainSay,
): string | null {
  if (!countdown || until === null) return null;
  const days = daysBetween(today, dayOf(until));
  if (days < 0 || days > lastDays) return null;
  if (days < 2) return say(days === 0 ? 'offerTime.lastDay' : 'offerTime.endsTomorrow');
  return say('offerTime.daysLeft', { count: days });
}

/** Maximum characters of a disclaimer before it is shortened. */
const longest = 200;

/** A disclaimer shows its first 200 characters, the rest on request. */
export const foldDisclaimer = ({ disclaimer }: Pick<Offer, 'disclaimer'>): TruncatedText =>
  foldLong(disclaimer, longest, longest);

/** Percent a year, with two decimals. @example rateWords(4.9) // '4.90% p.a.' */
export const rateWords = (rate: number): string => `${rate.toFixed(2)}% p.a.`;
