import { instantAt } from '@forecourt/domain';
import { dayHours, type OpenSpan, type PlaceHours } from './dayHours.ts';

/** One opening of a location in real time. It belongs to the day on which it begins. */
export interface OpenWindow extends OpenSpan {
  start: Date;
  end: Date;
}

/** Spans of one date in real time, daylight saving included. @param date YYYY-MM-DD */
export function windowsOf(spans: readonly OpenSpan[], date: string, timeZone: string): OpenWindow[] {
  return spans
    .map(({ from, to }) => ({
      from,
      to,
      start: instantAt(date, from, timeZone),
      end: instantAt(date, to, timeZone),
    }))
    .filter(({ start, end }) => start < end);
}

/** The openings of a location that begin on a date. @param date YYYY-MM-DD */
export function openWindows(location: PlaceHours, date: string): OpenWindow[] {
  return windowsOf(dayHours(location, date).spans, date, location.time_zone);
}
