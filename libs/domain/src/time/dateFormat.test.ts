import { expect, it } from 'vitest';
import { dateFormat } from './dateFormat.ts';

const instant = new Date('2026-11-28T01:00:00Z');

it('makes each format once, and another for every language, time zone and way to write', () => {
  const perth = { timeZone: 'Australia/Perth', hour: 'numeric', minute: '2-digit', hour12: true } as const;
  expect(dateFormat('en-AU', perth)).toBe(dateFormat('en-AU', { ...perth }));
  const written = [
    dateFormat('en-AU', perth),
    dateFormat('en-AU', { ...perth, timeZone: 'Australia/Sydney' }),
    dateFormat('de', { ...perth, hour12: false }),
    dateFormat('de', { timeZone: 'UTC', month: 'long' }),
  ].map((format) => format.format(instant).replace(/\s/g, ' '));
  expect(written).toEqual(['9:00 am', '12:00 pm', '9:00', 'November']);
});

it('refuses a time zone that there is not, every time', () => {
  const nowhere = { timeZone: 'Australia/Nowhere' };
  expect(() => dateFormat('en-AU', nowhere)).toThrow(RangeError);
  expect(() => dateFormat('en-AU', nowhere)).toThrow(RangeError);
});

it('goes on when somebody asks for more formats than it keeps', () => {
  const formats = Array.from({ length: 600 }, (_, at) => dateFormat(`en-AU-x-a${at}`, { year: 'numeric' }));
  expect(new Set(formats.map((format) => format.format(instant)))).toEqual(new Set(['2026']));
});
