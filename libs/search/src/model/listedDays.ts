import { platformWords, searchMessages, type Words } from '@forecourt/domain/messages';

/** Offered maximum ages of a listing, in days. */
export const listedDays = [1, 3, 7, 14, 30, 60] as const;

const hour = 3_600;
const day = 24 * hour;

/** A choice of days as an address writes it, or undefined for anything else. @example readListedDays('7') // 7 */
export function readListedDays(value: string | undefined): number | undefined {
  return listedDays.find((days) => String(days) === value);
}

/**
 * Timestamp in seconds since 1970 at which a choice of days begins. Rounded to whole hours, so that searches within an
 * hour are identical.
 */
export function listedSince(days: number, now: Date): number {
  return Math.floor(now.getTime() / 1_000 / hour) * hour - days * day;
}

/** The choice of days that began at a timestamp: the inverse of `listedSince`, tolerant of some hours. */
export function listedDaysSince(since: number, now: Date): number | undefined {
  const days = Math.round((now.getTime() / 1_000 - since) / day);
  return readListedDays(String(days));
}

/** @example listedWords(1) // 'Last 24 hours' */
export function listedWords(days: number, say: Words<typeof searchMessages> = platformWords(searchMessages)): string {
  return days === 1 ? say('search.lastHours') : say('search.lastDays', { days });
}
