import fc from 'fast-check';
import { expect, it } from 'vitest';
import { localTime } from './localTime.ts';
import { instantAt, instantsAt, zoneName } from './placeTime.ts';

const iso = (instants: Date[]) => instants.map((instant) => instant.toISOString());

it.each([
  ['nine in Perth', '2026-11-02', 540, 'Australia/Perth', ['2026-11-02T01:00:00.000Z']],
  ['nine in Sydney in winter', '2026-07-01', 540, 'Australia/Sydney', ['2026-06-30T23:00:00.000Z']],
  ['nine in Sydney in summer', '2026-11-02', 540, 'Australia/Sydney', ['2026-11-01T22:00:00.000Z']],
  ['noon on the day the clocks go forward', '2026-10-04', 720, 'Australia/Sydney', ['2026-10-04T01:00:00.000Z']],
  ['one o’clock before they go forward', '2026-10-04', 60, 'Australia/Sydney', ['2026-10-03T15:00:00.000Z']],
  ['half past two, which they skip', '2026-10-04', 150, 'Australia/Sydney', []],
  ['three, to which they leap', '2026-10-04', 180, 'Australia/Sydney', ['2026-10-03T16:00:00.000Z']],
  [
    'half past two, which comes twice when they go back',
    '2026-04-05',
    150,
    'Australia/Sydney',
    ['2026-04-04T15:30:00.000Z', '2026-04-04T16:30:00.000Z'],
  ],
  ['the minute after, once', '2026-04-05', 180, 'Australia/Sydney', ['2026-04-04T17:00:00.000Z']],
  ['the half hour that Lord Howe skips', '2026-10-04', 135, 'Australia/Lord_Howe', []],
  ['midnight as the end of a day', '2026-12-31', 1440, 'Australia/Perth', ['2026-12-31T16:00:00.000Z']],
])('[API-05] finds the instants of %s', (_what, date, minutes, zone, expected) => {
  expect(iso(instantsAt(date, minutes, zone))).toEqual(expected);
});

it.each([
  ['Australia/Sydney', 150, '2026-10-03T16:00:00.000Z'],
  ['Australia/Lord_Howe', 135, '2026-10-03T15:30:00.000Z'],
])('[VDP-21] takes the moment of the leap for a time that %s skips', (zone, minutes, expected) => {
  expect(instantAt('2026-10-04', minutes, zone).toISOString()).toBe(expected);
});

it('[VDP-21] names the zone as people there do', () => {
  expect(zoneName(new Date('2026-04-04T15:30:00Z'), 'Australia/Sydney')).toBe('AEDT');
  expect(zoneName(new Date('2026-04-04T16:30:00Z'), 'Australia/Sydney')).toBe('AEST');
});

it('[VDP-21] finds every instant again by what the clock shows at it', () => {
  const minute = fc.integer({ min: Date.UTC(2026, 0, 1) / 60_000, max: Date.UTC(2027, 11, 31) / 60_000 });
  const zone = fc.constantFrom('Australia/Perth', 'Australia/Sydney', 'Australia/Lord_Howe', 'Australia/Eucla');
  fc.assert(
    fc.property(minute, zone, (at, timeZone) => {
      const instant = new Date(at * 60_000);
      const { date, minutes } = localTime(instant, timeZone);
      expect(iso(instantsAt(date, minutes, timeZone))).toContain(instant.toISOString());
    }),
    { numRuns: 300 },
  );
});
