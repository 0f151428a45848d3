import { describe, expect, it } from 'vitest';
import {
  dayWords,
  longDate,
  longMonth,
  longTime,
  shortTimeWords,
  timeWords,
  untilWords,
  weekdayDate,
} from './instantWords.ts';

describe('until when a vehicle is held', () => {
  it.each([
    ['2026-11-28T06:15:00Z', 'Australia/Perth', 'Saturday 28 November, 2:15 pm'],
    ['2026-11-28T06:15:00Z', 'Australia/Sydney', 'Saturday 28 November, 5:15 pm'],
    ['2026-11-28T06:15:00Z', 'Australia/Adelaide', 'Saturday 28 November, 4:45 pm'],
    ['2026-11-27T16:00:00Z', 'Australia/Perth', 'Saturday 28 November, 12:00 am'],
    ['2026-06-30T02:00:00Z', 'Australia/Brisbane', 'Tuesday 30 June, 12:00 pm'],
    // An hour after clocks in Sydney went forward, and an hour before.
    ['2026-10-03T16:30:00Z', 'Australia/Sydney', 'Sunday 4 October, 3:30 am'],
    ['2026-10-03T15:30:00Z', 'Australia/Sydney', 'Sunday 4 October, 1:30 am'],
  ])('[RES-01] %s in %s is %s', (instant, zone, words) => {
    expect(untilWords(new Date(instant), zone, 'en-AU')).toBe(words);
  });
});

describe('an instant', () => {
  it.each([
    ['2026-11-28T01:00:00Z', 'Australia/Perth', 'Saturday 28 November 2026 at 9:00 am', 'Sat 28 Nov, 9:00 am'],
    ['2026-11-28T06:15:00Z', 'Australia/Sydney', 'Saturday 28 November 2026 at 5:15 pm', 'Sat 28 Nov, 5:15 pm'],
    ['2026-11-27T16:00:00Z', 'Australia/Perth', 'Saturday 28 November 2026 at 12:00 am', 'Sat 28 Nov, 12:00 am'],
    ['2026-10-03T15:30:00Z', 'Australia/Sydney', 'Sunday 4 October 2026 at 1:30 am', 'Sun 4 Oct, 1:30 am'],
    ['2026-10-03T16:30:00Z', 'Australia/Sydney', 'Sunday 4 October 2026 at 3:30 am', 'Sun 4 Oct, 3:30 am'],
  ])('%s in %s is %s', (instant, zone, words, short) => {
    expect(timeWords(instant, zone, 'en-AU')).toBe(words);
    expect(shortTimeWords(instant, zone, 'en-AU')).toBe(short);
  });

  it('stays as it was written where it is none', () => {
    expect(timeWords('soon', 'Australia/Perth', 'en-AU')).toBe('soon');
  });
});

describe('a day', () => {
  it.each([
    ['2026-12-31T13:30:00Z', 'Australia/Sydney', '1 January 2027'],
    ['2026-12-31T13:30:00Z', 'Australia/Perth', '31 December 2026'],
  ])('of %s in %s is %s', (instant, zone, words) => {
    expect(dayWords(new Date(instant), zone, 'en-AU')).toBe(words);
  });

  it('of the calendar is the same everywhere', () => {
    expect(longDate('2027-03-18')).toBe('18 March 2027');
  });
});

describe('another language has its own words, order and clock', () => {
  const instant = new Date('2026-11-28T06:15:00Z');

  it.each([
    ['en-NZ', 'Friday 25 December', 'March 2027', '28 November 2026 at 7:15 pm'],
    ['de', 'Freitag, 25. Dezember', 'März 2027', '28. November 2026 um 19:15'],
    ['ja', '12月25日金曜日', '2027年3月', '2026年11月28日 19:15'],
  ])('%s', (locale, weekday, month, time) => {
    expect(weekdayDate('2026-12-25', locale)).toBe(weekday);
    expect(longMonth('2027-03', locale)).toBe(month);
    expect(longMonth('2027-03-18', locale)).toBe(month);
    expect(longTime(instant, 'Pacific/Auckland', locale)).toBe(time);
  });
});
