import type { Reading } from './reading.ts';

const twoDigits = (text: string | undefined): string => (text ?? '').padStart(2, '0');
const wrong = (text: string, wanted: string): Reading => ({
  known: false,
  reason: `'${text.slice(0, 40)}' is not ${wanted}`,
});

/** A day that exists, as YYYY-MM-DD. Days come first, as Australians write them: 03/04/2026 is in April. */
export function readDate(text: string): Reading {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  const local = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text);
  const date = iso
    ? `${iso[1]}-${twoDigits(iso[2])}-${twoDigits(iso[3])}`
    : local
      ? `${local[3]}-${twoDigits(local[2])}-${twoDigits(local[1])}`
      : null;
  const instant = date === null ? Number.NaN : Date.parse(`${date}T00:00:00Z`);
  // February 30 parses as March 2: only a date that comes back unchanged exists.
  const exists = !Number.isNaN(instant) && new Date(instant).toISOString().slice(0, 10) === date;
  return exists ? { known: true, value: date } : wrong(text, 'a date as YYYY-MM-DD or DD/MM/YYYY');
}

/** A month as YYYY-MM. */
export function readMonth(text: string): Reading {
  const iso = /^(\d{4})[-/](\d{1,2})(?:-\d{1,2})?$/.exec(text);
  const local = /^(?:\d{1,2}\/)?(\d{1,2})\/(\d{4})$/.exec(text);
  const [year, month] = iso ? [iso[1], twoDigits(iso[2])] : [local?.[2], twoDigits(local?.[1])];
  if (year === undefined || month < '01' || month > '12') return wrong(text, 'a month as YYYY-MM or MM/YYYY');
  return { known: true, value: `${year}-${month}` };
}

/** Seconds since 1970, UTC. A time without a zone is refused, because it is ambiguous. */
export function readInstant(text: string): Reading {
  if (/^\d{9,10}$/.test(text)) return { known: true, value: Number(text) };
  const day = readDate(text);
  const full = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/.test(text) ? text : null;
  const instant = Date.parse(day.known ? `${String(day.value)}T00:00:00Z` : (full ?? ''));
  if (Number.isNaN(instant) || instant < 0) return wrong(text, 'a date, or a time with its zone');
  return { known: true, value: Math.floor(instant / 1_000) };
}
