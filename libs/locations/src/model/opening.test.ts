import { locationSchema, type Location } from '@forecourt/domain';
import { expect, it } from 'vitest';
import { sampleLocation, sampleLocations } from '../testing/index.ts';
import { hoursSpeech } from './hoursSpeech.ts';
import { hoursToday, isOpenAt, nextOpening, openingStatus } from './opening.ts';

const sydney = sampleLocations[2] as Location;

function openHours(open: string, close: string, time_zone = 'Australia/Perth'): Location {
  const opening_hours = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, status: 'Open', open, close }));
  return locationSchema.parse({
    ...sampleLocation,
    time_zone,
    contact_detail: { phone: '1', opening_hours, special_hours: [] },
  });
}

it.each([
  ['a minute before opening', '2026-11-02T00:29:00Z', false],
  ['at opening', '2026-11-02T00:30:00Z', true],
  ['a minute before closing', '2026-11-02T09:29:00Z', true],
  ['at closing', '2026-11-02T09:30:00Z', false],
  ['on Sunday', '2026-11-01T04:00:00Z', false],
  ['on Sunday in Greenwich, but Monday morning in Perth', '2026-11-01T00:45:00Z', false],
])('[VDP-21] knows by the clock of Perth whether the dealership is open: %s', (_when, instant, open) => {
  expect(isOpenAt(sampleLocation, new Date(instant))).toBe(open);
});

it('[VDP-21] goes by the place of the dealership, not by that of the server', () => {
  const morning = new Date('2026-11-01T22:30:00Z');
  expect(isOpenAt(sydney, morning)).toBe(true);
  expect(isOpenAt(sampleLocation, morning)).toBe(false);
});

it('follows daylight saving: the same instant a week apart is open in summer time only', () => {
  // Sydney leaves summer time on Sunday 5 April 2026; nine o'clock moves from 22:00 to 23:00 UTC.
  expect(isOpenAt(sydney, new Date('2026-04-01T22:30:00Z'))).toBe(true);
  expect(isOpenAt(sydney, new Date('2026-04-07T22:30:00Z'))).toBe(false);
  expect(isOpenAt(sydney, new Date('2026-04-07T23:30:00Z'))).toBe(true);
});

it('keeps a place open past midnight, on the hours of the day that began them', () => {
  const late = openHours('18:00', '02:00');
  expect(isOpenAt(late, new Date('2026-11-02T17:59:00Z'))).toBe(true);
  expect(isOpenAt(late, new Date('2026-11-02T18:00:00Z'))).toBe(false);
  expect(openingStatus(late, new Date('2026-11-02T17:00:00Z')).words).toBe('Open now, closes 2:00 am');
});

it('is open all day where a place closes at midnight of the next day', () => {
  const always = openHours('00:00', '24:00');
  expect(isOpenAt(always, new Date('2026-11-02T15:59:00Z'))).toBe(true);
  expect(isOpenAt(always, new Date('2026-11-02T16:00:00Z'))).toBe(true);
});

it('[LOC-04] lets special hours win over the weekday, and only at their own location', () => {
  const christmasDay = new Date('2026-12-25T03:00:00Z');
  expect(isOpenAt(sampleLocation, christmasDay)).toBe(false);
  expect(hoursToday(sampleLocation, christmasDay)).toMatchObject({ words: 'Closed', name: 'Christmas Day' });
  expect(isOpenAt(sampleLocation, new Date('2026-12-24T03:59:00Z'))).toBe(true);
  expect(isOpenAt(sampleLocation, new Date('2026-12-24T04:01:00Z'))).toBe(false);
  const elsewhere = { ...sampleLocation, id: 'loc-other' };
  expect(isOpenAt(elsewhere, christmasDay)).toBe(true);
});

it('names the next opening across closed days', () => {
  const saturdayEvening = new Date('2026-10-31T10:00:00Z');
  expect(nextOpening(sampleLocation, saturdayEvening)).toEqual({
    date: '2026-11-02',
    weekday: 1,
    minutes: 510,
    daysAhead: 2,
  });
  expect(openingStatus(sampleLocation, saturdayEvening).words).toBe('Closed, opens 8:30 am Monday');
  const early = new Date('2026-11-01T23:00:00Z');
  expect(openingStatus(sampleLocation, early).words).toBe('Closed, opens 8:30 am today');
  expect(openingStatus(sampleLocation, new Date('2026-11-02T10:00:00Z')).words).toBe('Closed, opens 8:30 am tomorrow');
});

it('promises no opening where there are no hours', () => {
  const silent = { ...sampleLocation, contact_detail: { ...sampleLocation.contact_detail, opening_hours: [] } };
  expect(nextOpening(silent, new Date('2026-11-02T02:00:00Z'))).toBeNull();
  expect(openingStatus(silent, new Date('2026-11-02T02:00:00Z'))).toEqual({ isOpen: false, words: '' });
});

it('takes split days as two openings', () => {
  const opening_hours = [
    { weekday: 1, status: 'Open', open: '08:00', close: '12:00' },
    { weekday: 1, status: 'Open', open: '13:00', close: '17:00' },
  ];
  const split = locationSchema.parse({ ...sampleLocation, contact_detail: { phone: '1', opening_hours } });
  expect(isOpenAt(split, new Date('2026-11-02T04:30:00Z'))).toBe(false);
  expect(openingStatus(split, new Date('2026-11-02T04:30:00Z')).words).toBe('Closed, opens 1:00 pm today');
  expect(isOpenAt(split, new Date('2026-11-02T05:30:00Z'))).toBe(true);
});

it('says whether a place is open, and when it opens, in the words of the site', () => {
  const messages = {
    'hours.openNow': 'Offen bis {time}',
    'hours.opensToday': 'Zu, ab {time}',
    'hours.opensTomorrow': 'Zu, morgen ab {time}',
    'hours.opensOn': 'Zu, {day} ab {time}',
  };
  const speech = hoursSpeech({ messages, locale: 'de' });
  const words = (instant: string) => openingStatus(sampleLocation, new Date(instant), speech).words;
  expect(words('2026-11-02T02:00:00Z')).toBe('Offen bis 17:30');
  expect(words('2026-11-02T00:00:00Z')).toBe('Zu, ab 8:30');
  expect(words('2026-11-02T10:00:00Z')).toBe('Zu, morgen ab 8:30');
  expect(words('2026-10-31T10:00:00Z')).toBe('Zu, Montag ab 8:30');
});
