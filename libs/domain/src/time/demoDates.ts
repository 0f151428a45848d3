import { addDays, daysBetween } from './localTime.ts';
import { longDate } from './instantWords.ts';

/** Field of a demo's record that says on which day its dates were written. Taken out of the record before it is read. */
const demoWrittenOn = 'demo_written_on';

const months = Array.from({ length: 12 }, (_, at) =>
  longDate(`2026-${String(at + 1).padStart(2, '0')}-01`).replace(/\d+ (\w+) \d+/, '$1'),
);
const day = /^\d{4}-\d{2}-\d{2}(?=T\d{2}:\d{2}$|$)/;
const dayInWords = new RegExp(String.raw`\b(\d{1,2}) (${months.join('|')}) (\d{4})\b`, 'g');
/** Fields whose days come round every year. */
const yearly = 'special_hours';
/** Fields whose day is counted from, or was once and for all. */
const fixed = ['appointment_saturdays_from', 'closed_on'];

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** @param move a day, YYYY-MM-DD, to where it stands now */
function moveIn(value: unknown, move: (date: string) => string, nextYearly: (date: string) => string): unknown {
  if (typeof value === 'string') {
    return value
      .replace(day, move)
      .replace(dayInWords, (_, date: string, month: string, year: string) =>
        longDate(move(`${year}-${twoDigits(months.indexOf(month) + 1)}-${twoDigits(Number(date))}`)),
      );
  }
  if (Array.isArray(value)) return value.map((one) => moveIn(one, move, nextYearly));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => {
      if (fixed.includes(name)) return [name, one as unknown];
      return [name, moveIn(one, name === yearly ? nextYearly : move, nextYearly)];
    }),
  );
}

/**
 * Keeps the demo as fresh as on the day it was written. A record that says `demo_written_on` has all its days moved on by
 * the whole weeks that have passed since, so what ran then runs now, and a Saturday stays a Saturday; days of
 * `special_hours` become the next ones of their name. Days that are `fixed`, and other records, are as they are.
 * @param today YYYY-MM-DD; null outside the demo, where days mean what they say
 * @example demoDates({ demo_written_on: '2026-11-22', until: '2026-12-31' }, '2026-12-06') // { until: '2027-01-14' }
 */
export function demoDates(record: Record<string, unknown>, today: string | null): Record<string, unknown> {
  const { [demoWrittenOn]: written, ...fields } = record;
  if (typeof written !== 'string' || today === null || today <= written) return written === undefined ? record : fields;
  const days = Math.floor(daysBetween(written, today) / 7) * 7;
  const move = (date: string) => addDays(date, days);
  const nextYearly = (date: string): string => {
    if (date >= today) return date;
    const thisYear = today.slice(0, 4) + date.slice(4);
    return thisYear >= today ? thisYear : `${Number(today.slice(0, 4)) + 1}${date.slice(4)}`;
  };
  return moveIn(fields, move, nextYearly) as Record<string, unknown>;
}
