import { appointmentsSchema, locationSchema, type Location } from '@forecourt/domain';
import { expect, it } from 'vitest';
import { sampleLocation } from '../testing/index.ts';
import { appointmentDays } from './appointments.ts';
import { hoursSpeech } from './hoursSpeech.ts';

/** Monday 2 November 2026, 10 am in Perth. */
const monday = new Date('2026-11-02T02:00:00Z');
const none: ReadonlyMap<string, number> = new Map();
type Given = Parameters<typeof appointmentsSchema.parse>[0];

function daysOf(location: Location, given: Given = {}, now = monday, booked = none) {
  return appointmentDays(location, appointmentsSchema.parse(given), { now, booked });
}

function openEachDay(open: string, close: string, time_zone: string): Location {
  const opening_hours = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, status: 'Open', open, close }));
  return locationSchema.parse({ ...sampleLocation, time_zone, contact_detail: { phone: '1', opening_hours } });
}

const timesOn = (date: string, days: ReturnType<typeof daysOf>) =>
  days.find((day) => day.date === date)?.slots.map(({ time }) => time) ?? [];

it('[API-05] offers whole hours inside the opening hours, after the lead time, to the last day ahead', () => {
  const days = daysOf(sampleLocation, { daysAhead: 7 });
  expect(days.map(({ date, weekday }) => [date, weekday])).toEqual([
    ['2026-11-02', 1],
    ['2026-11-03', 2],
    ['2026-11-04', 3],
    ['2026-11-05', 4],
    ['2026-11-06', 5],
    ['2026-11-07', 6],
    ['2026-11-09', 1],
  ]);
  expect(timesOn('2026-11-02', days)).toEqual(['14:30', '15:30', '16:30']);
  expect(timesOn('2026-11-03', days)[0]).toBe('08:30');
  expect(timesOn('2026-11-07', days)).toEqual(['08:30', '09:30', '10:30', '11:30']);
  expect(days[0]?.slots[0]).toEqual({ start: '2026-11-02T06:30:00.000Z', time: '14:30', words: '2:30 pm', left: 1 });
});

it.each([
  ['at the lead time exactly', '2026-11-02T02:30:00Z', '14:30'],
  ['a minute short of it', '2026-11-02T02:31:00Z', '15:30'],
])('[API-05] counts the lead time from now: %s', (_when, now, first) => {
  expect(daysOf(sampleLocation, {}, new Date(now))[0]?.slots[0]?.time).toBe(first);
});

it('says times as the site does', () => {
  const given = { now: monday, booked: none, speech: hoursSpeech({ messages: {}, locale: 'de' }) };
  const [day] = appointmentDays(sampleLocation, appointmentsSchema.parse({}), given);
  expect(day?.slots[0]?.words).toBe('14:30');
});

it('[API-05] ends no slot after closing', () => {
  expect(timesOn('2026-11-03', daysOf(sampleLocation, { slotMinutes: 240 }))).toEqual(['08:30', '12:30']);
  expect(daysOf(openEachDay('09:00', '09:45', 'Australia/Perth'))).toEqual([]);
});

it('[API-05] keeps holidays closed, and shortened days short', () => {
  const days = daysOf(sampleLocation, {}, new Date('2026-12-22T02:00:00Z'));
  expect(timesOn('2026-12-24', days)).toEqual(['08:30', '09:30', '10:30']);
  expect(timesOn('2026-12-25', days)).toEqual([]);
  expect(timesOn('2026-12-26', days)).toHaveLength(4);
});

it.each([
  ['none at all', [{ weekday: 2, closed: true }], []],
  ['from a later hour', [{ weekday: 2, from: '15:00' }], ['15:00', '16:00']],
  ['no wider than the opening hours', [{ weekday: 2, from: '06:00', to: '10:30' }], ['08:30', '09:30']],
  [
    'two sittings',
    [
      { weekday: 2, from: '09:00', to: '11:00' },
      { weekday: 2, from: '14:00', to: '15:00' },
    ],
    ['09:00', '10:00', '14:00'],
  ],
])('[API-05] follows a weekday’s own rule: %s', (_rule, weekdays, expected) => {
  const days = daysOf(sampleLocation, { weekdays });
  expect(timesOn('2026-11-03', days)).toEqual(expected);
  expect(timesOn('2026-11-04', days)).toHaveLength(9);
});

it('[API-05] says how many places are left, and keeps a full slot in the list', () => {
  const booked = new Map([
    ['2026-11-03T00:30:00.000Z', 1],
    ['2026-11-03T01:30:00.000Z', 3],
  ]);
  const days = daysOf(sampleLocation, { perSlot: 2 }, monday, booked);
  expect(days.find(({ date }) => date === '2026-11-03')?.slots.map(({ left }) => left)).toEqual([
    1, 0, 2, 2, 2, 2, 2, 2, 2,
  ]);
});

it('[API-05] offers each time once where two departments list hours that overlap', () => {
  const opening_hours = [
    { weekday: 2, status: 'Open', open: '09:00', close: '12:00' },
    { weekday: 2, status: 'Open', open: '10:30', close: '14:00' },
  ];
  const both = locationSchema.parse({ ...sampleLocation, contact_detail: { phone: '1', opening_hours } });
  expect(timesOn('2026-11-03', daysOf(both))).toEqual(['09:00', '10:00', '11:00', '12:00', '13:00']);
});

it('[API-05] puts times after midnight on the day the calendar shows', () => {
  const late = openEachDay('21:30', '01:00', 'Australia/Perth');
  const days = daysOf(late, { daysAhead: 1 }, new Date('2026-11-02T16:00:00Z'));
  expect(days.map(({ date }) => [date, timesOn(date, days)])).toEqual([
    ['2026-11-03', ['21:30', '22:30', '23:30']],
    ['2026-11-04', ['21:30', '22:30', '23:30']],
  ]);
  const night = openEachDay('22:00', '02:00', 'Australia/Perth');
  const nights = daysOf(night, { daysAhead: 1, leadHours: 0 }, new Date('2026-11-02T16:00:00Z'));
  expect(timesOn('2026-11-03', nights)).toEqual(['00:00', '01:00', '22:00', '23:00']);
  expect(nights[0]?.slots[0]?.words).toBe('midnight');
});

it('[API-05] offers no time that Sydney’s clocks skip in spring', () => {
  const night = openEachDay('00:00', '06:00', 'Australia/Sydney');
  const days = daysOf(night, {}, new Date('2026-10-03T02:00:00Z'));
  expect(timesOn('2026-10-04', days)).toEqual(['00:00', '01:00', '03:00', '04:00', '05:00']);
  expect(timesOn('2026-10-05', days)).toEqual(['00:00', '01:00', '02:00', '03:00', '04:00', '05:00']);
});

it('[API-05] tells apart the two times that Sydney’s clocks show twice in autumn', () => {
  const night = openEachDay('00:00', '06:00', 'Australia/Sydney');
  const days = daysOf(night, {}, new Date('2026-04-04T02:00:00Z'));
  expect(days.find(({ date }) => date === '2026-04-05')?.slots.map(({ start, words }) => [start, words])).toEqual([
    ['2026-04-04T13:00:00.000Z', 'midnight'],
    ['2026-04-04T14:00:00.000Z', '1:00 am'],
    ['2026-04-04T15:00:00.000Z', '2:00 am AEDT'],
    ['2026-04-04T16:00:00.000Z', '2:00 am AEST'],
    ['2026-04-04T17:00:00.000Z', '3:00 am'],
    ['2026-04-04T18:00:00.000Z', '4:00 am'],
    ['2026-04-04T19:00:00.000Z', '5:00 am'],
  ]);
});

it('[API-05] opens by the local clock on either side of a change: nine is nine', () => {
  const sydney = openEachDay('09:00', '17:00', 'Australia/Sydney');
  const days = daysOf(sydney, { daysAhead: 3 }, new Date('2026-10-02T02:00:00Z'));
  expect(days.map(({ slots }) => slots[0]?.time)).toEqual(['16:00', '09:00', '09:00', '09:00']);
  expect(days.map(({ slots }) => slots[0]?.start).slice(1)).toEqual([
    '2026-10-02T23:00:00.000Z',
    '2026-10-03T22:00:00.000Z',
    '2026-10-04T22:00:00.000Z',
  ]);
});

it('[API-05] offers nothing where no hours are known', () => {
  expect(daysOf(locationSchema.parse({ ...sampleLocation, contact_detail: { phone: '1' } }))).toEqual([]);
});
