import { locationSchema, type Location } from '@forecourt/domain';
import { expect, it } from 'vitest';
import { sampleLocation } from '../testing/index.ts';
import { isOpenAt, openingStatus } from './opening.ts';

function place(time_zone: string, open: string, close: string, special_hours: object[] = []): Location {
  const opening_hours = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, status: 'Open', open, close }));
  return locationSchema.parse({
    ...sampleLocation,
    time_zone,
    contact_detail: { phone: '1', opening_hours, special_hours },
  });
}

const openAt = (location: Location, instants: readonly string[]) =>
  instants.map((instant) => isOpenAt(location, new Date(instant)));

const perth = place('Australia/Perth', '08:30', '17:30');
const sydney = place('Australia/Sydney', '08:30', '17:30');
const newYear = [
  {
    date: '2026-12-31',
    name: 'New Year’s Eve',
    status: 'Open',
    location_id: '',
    start_hour: '20:00',
    end_hour: '01:00',
  },
  { date: '2027-01-01', name: 'New Year’s Day', status: 'Closed', location_id: '' },
];

it('[VDP-21] keeps Perth on one time the whole year: it has no daylight saving', () => {
  for (const date of ['2026-01-15', '2026-04-05', '2026-07-15', '2026-10-04']) {
    expect(openAt(perth, [`${date}T00:29:00Z`, `${date}T00:30:00Z`, `${date}T09:29:00Z`, `${date}T09:30:00Z`])).toEqual(
      [false, true, true, false],
    );
  }
});

it.each([
  ['in winter', '2026-07-14T22:29:00Z', '2026-07-14T22:30:00Z', '2026-07-15T07:29:00Z', '2026-07-15T07:30:00Z'],
  ['in summer', '2026-01-14T21:29:00Z', '2026-01-14T21:30:00Z', '2026-01-15T06:29:00Z', '2026-01-15T06:30:00Z'],
  [
    'on the day the clocks go forward',
    '2026-10-03T21:29:00Z',
    '2026-10-03T21:30:00Z',
    '2026-10-04T06:29:00Z',
    '2026-10-04T06:30:00Z',
  ],
  [
    'on the day they go back',
    '2026-04-04T22:29:00Z',
    '2026-04-04T22:30:00Z',
    '2026-04-05T07:29:00Z',
    '2026-04-05T07:30:00Z',
  ],
])('[VDP-21] opens and closes Sydney by its own clock %s', (_when, ...instants) => {
  expect(openAt(sydney, instants)).toEqual([false, true, true, false]);
});

it('[VDP-21] is open through the hour that Sydney’s clocks show twice, and closes once', () => {
  const late = place('Australia/Sydney', '18:00', '02:30');
  expect(
    openAt(late, ['2026-04-04T15:29:00Z', '2026-04-04T15:30:00Z', '2026-04-04T16:15:00Z', '2026-04-04T17:00:00Z']),
  ).toEqual([true, false, false, false]);
  const early = place('Australia/Sydney', '02:30', '10:00');
  expect(openAt(early, ['2026-04-04T15:29:00Z', '2026-04-04T15:30:00Z', '2026-04-04T16:15:00Z'])).toEqual([
    false,
    true,
    true,
  ]);
});

it('[VDP-21] closes at the leap where Sydney’s clocks skip the closing time', () => {
  const late = place('Australia/Sydney', '18:00', '02:30');
  expect(openAt(late, ['2026-10-03T15:59:00Z', '2026-10-03T16:00:00Z'])).toEqual([true, false]);
});

it('[VDP-21] closes at midnight and not a minute later', () => {
  const evening = place('Australia/Perth', '16:00', '24:00');
  expect(openAt(evening, ['2026-11-02T15:59:00Z', '2026-11-02T16:00:00Z'])).toEqual([true, false]);
  expect(openAt(place('Australia/Perth', '16:00', '00:00'), ['2026-11-02T15:59:00Z', '2026-11-02T16:00:00Z'])).toEqual([
    true,
    false,
  ]);
  expect(openingStatus(evening, new Date('2026-11-02T15:59:00Z')).words).toBe('Open now, closes midnight');
});

it('[VDP-21] opens at midnight on the new date', () => {
  const early = place('Australia/Perth', '00:00', '06:00');
  expect(openAt(early, ['2026-11-02T15:59:00Z', '2026-11-02T16:00:00Z', '2026-11-02T21:59:00Z'])).toEqual([
    false,
    true,
    true,
  ]);
});

it('[VDP-21] lets a holiday’s eve run past midnight into a closed holiday, and no further', () => {
  const party = place('Australia/Perth', '08:30', '17:30', newYear);
  expect(
    openAt(party, [
      '2026-12-31T04:00:00Z',
      '2026-12-31T12:00:00Z',
      '2026-12-31T16:59:00Z',
      '2026-12-31T17:00:00Z',
      '2027-01-01T04:00:00Z',
      '2027-01-02T00:30:00Z',
    ]),
  ).toEqual([false, true, true, false, false, true]);
  expect(openingStatus(party, new Date('2026-12-31T16:30:00Z')).words).toBe('Open now, closes 1:00 am');
  expect(openingStatus(party, new Date('2026-12-31T17:30:00Z')).words).toBe('Closed, opens 8:30 am tomorrow');
});

it('[VDP-21] begins and ends a holiday by the place’s own date', () => {
  const holiday = [{ date: '2026-01-26', name: 'Australia Day', status: 'Closed', location_id: '' }];
  const always = (zone: string) => place(zone, '00:00', '24:00', holiday);
  expect(openAt(always('Australia/Sydney'), ['2026-01-25T12:59:00Z', '2026-01-25T13:00:00Z'])).toEqual([true, false]);
  expect(openAt(always('Australia/Sydney'), ['2026-01-26T12:59:00Z', '2026-01-26T13:00:00Z'])).toEqual([false, true]);
  expect(openAt(always('Australia/Perth'), ['2026-01-25T15:59:00Z', '2026-01-25T16:00:00Z'])).toEqual([true, false]);
});
