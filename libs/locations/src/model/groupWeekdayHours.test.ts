import { locationSchema } from '@forecourt/domain';
import { expect, it } from 'vitest';
import { sampleLocation, weekHours } from '../testing/index.ts';
import { isAppointmentSaturday } from './appointmentSaturday.ts';
import { groupWeekdayHours } from './groupWeekdayHours.ts';
import { hoursSpeech, plainSpeech } from './hoursSpeech.ts';
import { openingStatus } from './opening.ts';
import { upcomingSpecialHours } from './specialHours.ts';

const parsed = (opening_hours: object[]) =>
  locationSchema.parse({ ...sampleLocation, contact_detail: { phone: '1', opening_hours } }).contact_detail
    .opening_hours;

it('[LOC-07] puts Monday to Friday on one line when they are equal, then Saturday, then Sunday (weekday 0)', () => {
  expect(groupWeekdayHours(parsed(weekHours()))).toEqual([
    { label: 'Monday to Friday', words: '8:30 am – 5:30 pm', weekdays: [1, 2, 3, 4, 5] },
    { label: 'Saturday', words: '8:30 am – 1:00 pm', weekdays: [6] },
    { label: 'Sunday', words: 'Closed', weekdays: [0] },
  ]);
});

it('[LOC-07] tells the days apart when one working day differs', () => {
  const late = weekHours().map((day) => (day.weekday === 4 ? { ...day, close: '21:00' } : day));
  const groups = groupWeekdayHours(parsed(late));
  expect(groups.map(({ label }) => label)).toEqual([
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
    'Saturday',
    'Sunday',
  ]);
  expect(groups[3]?.words).toBe('8:30 am – 9:00 pm');
});

it("keeps the feed's own wording, with a proper dash", () => {
  const worded = weekHours().map((day) => ({ ...day, formated_hours: '8am - 5pm' }));
  expect(groupWeekdayHours(parsed(worded))[0]?.words).toBe('8am – 5pm');
});

it('says nothing of days that the feed leaves out', () => {
  expect(groupWeekdayHours([])).toEqual([]);
  const threeDays = parsed(weekHours().filter(({ weekday }) => weekday > 3));
  expect(groupWeekdayHours(threeDays).map(({ label }) => label)).toEqual(['Thursday', 'Friday', 'Saturday']);
});

it('[LOC-08] counts every second Saturday from the first one', () => {
  const first = '2025-06-14';
  expect(
    ['2025-06-14', '2025-06-21', '2025-06-28', '2026-11-14'].map((date) => isAppointmentSaturday(date, first)),
  ).toEqual([true, false, true, true]);
  expect(isAppointmentSaturday('2025-05-31', first)).toBe(false);
});

it('[LOC-04] lists special hours from today on, soonest first', () => {
  const listed = upcomingSpecialHours(
    sampleLocation,
    new Date('2026-12-25T01:00:00Z'),
    hoursSpeech({ messages: {}, locale: 'en-NZ' }),
  );
  expect(listed).toEqual([
    { date: '2026-12-25', dateWords: 'Friday 25 December', name: 'Christmas Day', words: 'Closed' },
  ]);
  expect(
    upcomingSpecialHours(sampleLocation, new Date('2026-12-20T01:00:00Z'), plainSpeech).map(({ name }) => name),
  ).toEqual(['Christmas Eve', 'Christmas Day']);
});

it('says hours in the language and the words of the site', () => {
  const german = hoursSpeech({ messages: { 'hours.days': '{first} bis {last}', 'hours.closed': 'Zu' }, locale: 'de' });
  const [week, ...weekend] = groupWeekdayHours(sampleLocation.contact_detail.opening_hours, german);
  expect(week?.label).toBe('Montag bis Freitag');
  expect(weekend.map(({ label }) => label)).toContain('Sonntag');
  const night = openingStatus(sampleLocation, new Date('2026-11-28T12:00:00Z'), german);
  expect(night.words).toMatch(/^Closed, opens \d{1,2}:\d{2} Montag$/);
});
