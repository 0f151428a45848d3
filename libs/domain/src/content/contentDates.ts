import { z } from 'zod';
import { localTime } from '../time/localTime.ts';
import { instantAt } from '../time/placeTime.ts';

const written = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}):(\d{2}))?$/;

function isRealDate(text: string): boolean {
  const [, day = '', hours = '00', minutes = '00'] = written.exec(text) ?? [];
  const midnight = new Date(`${day}T00:00:00Z`);
  const isDay = !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day);
  return isDay && Number(hours) < 24 && Number(minutes) < 60;
}

/** A day, or a minute of it, by the clock on the wall of the site. @example '2026-12-24', '2026-12-24T09:00' */
export const contentDate = z
  .string()
  .refine((text) => written.test(text) && isRealDate(text), { error: 'write it as 2026-12-24 or 2026-12-24T09:00' });

/** When a record shows. Nothing in it: always. */
export const contentTimes = {
  /** Shows in previews only. */
  draft: z.boolean().default(false),
  /** From the beginning of this day, or from this minute on. */
  from: contentDate.nullable().default(null),
  /** Until the end of this day, or until this minute. */
  until: contentDate.nullable().default(null),
};

export type ContentTimes = z.output<z.ZodObject<typeof contentTimes>>;
export type ContentState = 'draft' | 'scheduled' | 'live' | 'expired';

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** What the clock at a place says, in one text that sorts. @example wallClock(new Date('2026-01-01T00:00:00Z'), 'Australia/Perth') // '2026-01-01T08:00' */
export function wallClock(instant: Date, timeZone: string): string {
  const { date, minutes } = localTime(instant, timeZone);
  return `${date}T${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

const beginning = (date: string) => (date.includes('T') ? date : `${date}T00:00`);
/** Later than every minute of the day, and before the next one; it sorts. @example contentEnd('2026-12-24') // '2026-12-24T24:00' */
export const contentEnd = (date: string): string => (date.includes('T') ? date : `${date}T24:00`);

/** Readings of the clock at which a record begins or ceases to show. */
export const contentTurns = ({ from, until }: ContentTimes): string[] => [
  ...(from === null ? [] : [beginning(from)]),
  ...(until === null ? [] : [contentEnd(until)]),
];

/**
 * Whether a record shows while the clock of its site says a time.
 * @param clock as returned by `wallClock`
 * @example contentState({ draft: false, from: null, until: '2026-07-31' }, '2026-07-31T23:59') // 'live'
 * @example contentState({ draft: false, from: null, until: '2026-07-31' }, '2026-08-01T00:00') // 'expired'
 */
export function contentState({ draft, from, until }: ContentTimes, clock: string): ContentState {
  if (draft) return 'draft';
  if (until !== null && clock >= contentEnd(until)) return 'expired';
  return from !== null && clock < beginning(from) ? 'scheduled' : 'live';
}

function instantOf(reading: string, timeZone: string): Date {
  const [day = '', time = ''] = reading.split('T');
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return instantAt(day, hours * 60 + minutes, timeZone);
}

/** When a record is published and when it expires, as instants; null for no limit. */
export function contentSpan(
  { from, until }: Pick<ContentTimes, 'from' | 'until'>,
  timeZone: string,
): { start: Date | null; end: Date | null } {
  return {
    start: from === null ? null : instantOf(beginning(from), timeZone),
    end: until === null ? null : instantOf(contentEnd(until), timeZone),
  };
}
