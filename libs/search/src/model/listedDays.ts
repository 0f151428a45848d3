/** How long ago a vehicle may have been listed, in days. */
export const listedDays = [1, 3, 7, 14, 30, 60] as const;

const hour = 3_600;
const day = 24 * hour;

/** A choice of days as an address writes it, or undefined for anything else. @example readListedDays('7') // 7 */
export function readListedDays(value: string | undefined): number | undefined {
  return listedDays.find((days) => String(days) === value);
}

/**
 * The moment a choice of days begins, in seconds since 1970. Whole hours, so that an hour's searches are the same.
 */
export function listedSince(days: number, now: Date): number {
  return Math.floor(now.getTime() / 1_000 / hour) * hour - days * day;
}

/** The choice of days that began at a moment: the way back from `listedSince`, also some hours later. */
export function listedDaysSince(since: number, now: Date): number | undefined {
  const days = Math.round((now.getTime() / 1_000 - since) / day);
  return readListedDays(String(days));
}

/** @example listedWords(1) // 'Last 24 hours' */
export function listedWords(days: number): string {
  return days === 1 ? 'Last 24 hours' : `Last ${days} days`;
}
