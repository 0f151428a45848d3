import { describe, expect, it } from 'vitest';
import { listedDaysSince, listedSince, readListedDays } from './listedDays.ts';
import { movedRange } from './rangeRules.ts';
import { readTypedNumber, typedRange, typedText } from './typedRange.ts';

const bounds = { min: 5_000, max: 50_000, step: 1_000 };

describe('a typed end of a range', () => {
  it.each([
    ['price', '45000', 45_000],
    ['price', '$45,000', 45_000],
    ['price', '45k', 45_000],
    ['km', '120 000 km', 120_000],
    ['body_length', '6.7', 6_700],
    ['body_length', '6700 mm', 6_700],
    ['tare_weight', '1,800 kg', 1_800],
    ['price', 'cheap', null],
    ['price', '-5', null],
    ['price', '99999999999', null],
  ])('reads %s %j', (attribute, text, value) => {
    expect(readTypedNumber(attribute, text)).toBe(value);
    if (value !== null) expect(readTypedNumber(attribute, typedText(attribute, value))).toBe(value);
  });

  it('[SRCH-05] is taken exactly, and an emptied field removes its limit', () => {
    expect(typedRange('price', 'from', '12,345', [5_000, 50_000], bounds)).toEqual({
      ok: true,
      value: [12_345, 50_000],
    });
    expect(typedRange('price', 'to', ' ', [12_345, 20_000], bounds)).toEqual({ ok: true, value: [12_345, 50_000] });
  });

  it.each([
    ['from', '1000', 'The lowest here is $5,000.', ['Cannot refine below the range minimum']],
    ['to', '90000', 'The highest here is $50,000.', ['Cannot refine above the range maximum']],
    ['from', '40000', 'This must be below $30,000.', []],
    ['from', '30000', 'This must be below $30,000.', []],
    ['to', '8000', 'This must be above $10,000.', []],
    ['to', 'lots', 'Type a number, such as 5000.', []],
  ] as const)('[SRCH-05] changes nothing and says why when %s is %s', (end, text, message, ignored) => {
    expect(typedRange('price', end, text, [10_000, 30_000], bounds)).toEqual({ ok: false, message, ignored });
  });

  it('[SRCH-04] stays exact while the slider moves the other end in whole thousands', () => {
    expect(movedRange('price', [12_000, 31_400], [12_345, 30_000], bounds)).toEqual([12_345, 31_000]);
    expect(movedRange('price', [13_000, 30_000], [12_345, 30_000], bounds)).toEqual([13_000, 30_000]);
  });
});

describe('days since a listing', () => {
  const now = new Date('2026-11-21T09:40:00Z');

  it('[SRCH-08] begin at a whole hour and are recognised some hours later', () => {
    expect(listedSince(7, now)).toBe(Date.UTC(2026, 10, 14, 9) / 1_000);
    const later = new Date(now.getTime() + 5 * 3_600_000);
    expect(listedDaysSince(listedSince(7, now), later)).toBe(7);
  });

  it.each(['0', '8', '07', 'week', undefined])('are not %s', (value) => {
    expect(readListedDays(value)).toBeUndefined();
  });
});
