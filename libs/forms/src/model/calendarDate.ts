const written = /^(\d{1,2})(?:[/. -])(\d{1,2})(?:[/. -])(\d{4})$/;
const digits = /^(\d{2})(\d{2})(\d{4})$/;
const iso = /^(\d{4})-(\d{2})-(\d{2})$/;

const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/**
 * Parses a date as typed in Australia, day before month; null for an invalid date or one outside 1900 to 2099.
 * @example readDate('27/3/1988') // '1988-03-27'
 */
export function readDate(text: string): string | null {
  const trimmed = text.trim();
  const asIso = iso.exec(trimmed);
  const parts = asIso ?? written.exec(trimmed) ?? digits.exec(trimmed);
  if (!parts) return null;
  const [first = 0, month = 0, last = 0] = parts.slice(1).map(Number);
  const [day, year] = asIso ? [last, first] : [first, last];
  if (year < 1900 || year > 2099 || month < 1 || month > 12 || day < 1 || day > daysIn(year, month)) return null;
  return [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
}

/** @example dateWords('1988-03-27') // '27 March 1988' */
export function dateWords(date: string): string {
  const [, year, month, day] = iso.exec(date) ?? [];
  return year ? `${Number(day)} ${months[Number(month) - 1] ?? ''} ${year}` : date;
}

/** Whole years between two dates, both as '1988-03-27'; negative for a date in the future. */
export function yearsSince(date: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(date.slice(0, 4));
  return today.slice(5) < date.slice(5) ? years - 1 : years;
}
