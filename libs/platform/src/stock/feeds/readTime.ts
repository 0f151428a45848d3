import { defaultTimeZone, instantAt } from '@forecourt/domain';
import type { DateOrder } from './mapping.ts';
import type { Reading } from './reading.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const twoDigits = (text: string | number): string => String(text).padStart(2, '0');
const monthOf = (name: string): string => twoDigits(months.indexOf(name.slice(0, 3).toLowerCase()) + 1);
const wrong = (text: string, wanted: string): Reading => ({
  known: false,
  reason: `'${text.slice(0, 40)}' is not ${wanted}`,
});

/** Year, month and day as texts, by which way of writing a date it is; null where it is none. */
function dateParts(text: string, order: DateOrder): [year: string, month: string, day: string] | null {
  const iso = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/.exec(text) ?? /^(\d{4})()(\d{2})(\d{2})$/.exec(text);
  if (iso) return [iso[1] ?? '', iso[3] ?? '', iso[4] ?? ''];
  const digits = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})$/.exec(text);
  if (digits) {
    const [, one = '', , other = '', year = ''] = digits;
    const fullYear = year.length === 2 ? `20${year}` : year;
    return order === 'day-first' ? [fullYear, other, one] : [fullYear, one, other];
  }
  const named = /^(\d{1,2})[\s-]+(\p{L}{3,9})\.?,?[\s-]+(\d{4})$/u.exec(text);
  if (named) return [named[3] ?? '', monthOf(named[2] ?? ''), named[1] ?? ''];
  const american = /^(\p{L}{3,9})\.? (\d{1,2}),? (\d{4})$/u.exec(text);
  return american ? [american[3] ?? '', monthOf(american[1] ?? ''), american[2] ?? ''] : null;
}

/** A day that exists, as YYYY-MM-DD; null for other text. */
function dayOf(text: string, order: DateOrder): string | null {
  const parts = dateParts(text, order);
  if (parts === null) return null;
  const date = parts.map(twoDigits).join('-');
  const instant = Date.parse(`${date}T00:00:00Z`);
  // February 30 parses as March 2: only a date that comes back unchanged exists.
  return !Number.isNaN(instant) && new Date(instant).toISOString().slice(0, 10) === date ? date : null;
}

const timeTail = /(?:T|,? +)(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(am|pm)?\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2})?$/i;

/** A day that exists, as YYYY-MM-DD. Australians write the day first: 03/04/2026 is in April. */
export function readDate(text: string, order: DateOrder = 'day-first'): Reading {
  const date = dayOf(text.replace(timeTail, ''), order);
  const shape = order === 'day-first' ? 'DD/MM/YYYY' : 'MM/DD/YYYY';
  return date === null ? wrong(text, `a date as YYYY-MM-DD or ${shape}`) : { known: true, value: date };
}

/** A month as YYYY-MM. */
export function readMonth(text: string, order: DateOrder = 'day-first'): Reading {
  const iso = /^(\d{4})[-/.](\d{1,2})$/.exec(text);
  const local = /^(\d{1,2})[-/.](\d{4})$/.exec(text);
  const named = /^(\p{L}{3,9})\.?[\s-]+(\d{4})$/u.exec(text);
  const parts = iso
    ? [iso[1], iso[2]]
    : local
      ? [local[2], local[1]]
      : named
        ? [named[2], monthOf(named[1] ?? '')]
        : null;
  const month = parts
    ? `${parts[0]}-${twoDigits(parts[1] ?? '')}`
    : dayOf(text.replace(timeTail, ''), order)?.slice(0, 7);
  const isMonth = month !== undefined && /-(?:0[1-9]|1[0-2])$/.test(month);
  return isMonth ? { known: true, value: month } : wrong(text, 'a month as YYYY-MM or MM/YYYY');
}

/** Minutes since midnight of a clock of twelve or twenty-four hours; null for what no clock shows. */
function minutesOf(hours: number, minutes: number, half: string | undefined): number | null {
  if (minutes > 59 || hours > 23 || (half !== undefined && (hours < 1 || hours > 12))) return null;
  const hour = half === undefined ? hours : (hours % 12) + (half.toLowerCase() === 'pm' ? 12 : 0);
  return hour * 60 + minutes;
}

const offsetOf = (zone: string): number => {
  const [, sign, hours = 0, minutes = 0] = /^([+-])(\d{2}):?(\d{2})$/.exec(zone) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
};

interface InstantOptions {
  order?: DateOrder | undefined;
  /** Zone of a time that names none. IANA name. */
  zone?: string | undefined;
}

/** Seconds since 1970, UTC. A date without a time is its first moment at the place. */
export function readInstant(text: string, { order, zone = defaultTimeZone }: InstantOptions = {}): Reading {
  if (/^\d{9,10}$/.test(text)) return { known: true, value: Number(text) };
  if (/^\d{12,13}$/.test(text)) return { known: true, value: Math.floor(Number(text) / 1_000) };
  const time = timeTail.exec(text);
  const date = dayOf(time ? text.slice(0, time.index) : text, order ?? 'day-first');
  const minutes = time ? minutesOf(Number(time[1]), Number(time[2]), time[4]) : 0;
  const seconds = Number(time?.[3] ?? 0);
  const none = wrong(text, 'a date, or a date with a time');
  if (date === null || minutes === null || seconds > 59) return none;
  const writtenZone = time?.[5];
  const start =
    writtenZone === undefined
      ? instantAt(date, minutes, zone).getTime()
      : Date.parse(`${date}T00:00:00Z`) + (minutes - offsetOf(writtenZone)) * 60_000;
  return start < 0 ? none : { known: true, value: Math.floor(start / 1_000) + seconds };
}
