import { appointmentsSchema, localTime, locationSchema } from '@forecourt/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sampleLocation } from '../testing/index.ts';
import { appointmentDays } from './appointments.ts';
import { isOpenAt } from './opening.ts';

const minuteMs = 60_000;
const clock = fc
  .integer({ min: 0, max: 95 })
  .map(
    (quarter) => `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`,
  );
const span = fc.record({
  weekday: fc.integer({ min: 0, max: 6 }),
  status: fc.constant('Open'),
  open: clock,
  close: clock,
});
const place = fc.record({
  time_zone: fc.constantFrom('Australia/Perth', 'Australia/Sydney', 'Australia/Lord_Howe'),
  opening_hours: fc.array(span, { maxLength: 9 }),
});
const settings = fc.record({
  slotMinutes: fc.integer({ min: 2, max: 24 }).map((steps) => steps * 10),
  leadHours: fc.integer({ min: 0, max: 48 }),
  daysAhead: fc.integer({ min: 1, max: 4 }),
  weekdays: fc.array(
    fc.record({
      weekday: fc.integer({ min: 0, max: 6 }),
      from: fc.option(clock),
      to: fc.option(clock),
      closed: fc.constant(false),
    }),
    { maxLength: 3 },
  ),
});
/** Moments round both changes of the clock, and in between. */
const now = fc
  .tuple(
    fc.constantFrom('2026-04-03', '2026-04-04', '2026-10-02', '2026-10-03', '2026-12-24'),
    fc.integer({ min: 0, max: 1439 }),
  )
  .map(([date, minutes]) => new Date(Date.parse(`${date}T00:00:00Z`) + minutes * minuteMs));

it('[API-05] never offers a slot outside the opening hours, before the lead time, past the last day, or over another', () => {
  let offered = 0;
  fc.assert(
    fc.property(place, settings, now, ({ time_zone, opening_hours }, given, at) => {
      const contact_detail = { ...sampleLocation.contact_detail, opening_hours };
      const location = locationSchema.parse({ ...sampleLocation, time_zone, contact_detail });
      const rules = appointmentsSchema.parse(given);
      const days = appointmentDays(location, rules, { now: at, booked: new Map() });
      let freeFrom = at.getTime() + rules.leadHours * 60 * minuteMs;
      const dates = days.map(({ date }) => date);
      expect(dates).toEqual([...new Set(dates)].sort());
      for (const { date, slots } of days) {
        expect(slots).not.toHaveLength(0);
        for (const slot of slots) {
          const start = Date.parse(slot.start);
          expect(start).toBeGreaterThanOrEqual(freeFrom);
          expect(localTime(new Date(start), time_zone).date).toBe(date);
          freeFrom = start + rules.slotMinutes * minuteMs;
          for (let minute = start; minute < freeFrom; minute += 10 * minuteMs) {
            expect(isOpenAt(location, new Date(minute))).toBe(true);
          }
          expect(isOpenAt(location, new Date(freeFrom - minuteMs))).toBe(true);
          offered += 1;
        }
      }
    }),
    { numRuns: 120, seed: 20261102 },
  );
  expect(offered).toBeGreaterThan(1_000);
});

it('[API-05] offers the same times whatever the moment of asking, but for the lead time', () => {
  fc.assert(
    fc.property(place, settings, now, ({ time_zone, opening_hours }, given, at) => {
      const contact_detail = { ...sampleLocation.contact_detail, opening_hours };
      const location = locationSchema.parse({ ...sampleLocation, time_zone, contact_detail });
      const starts = (moment: Date, leadHours: number) =>
        appointmentDays(location, appointmentsSchema.parse({ ...given, leadHours, daysAhead: 5 }), {
          now: moment,
          booked: new Map(),
        }).flatMap(({ slots }) => slots.map(({ start }) => start));
      const tomorrow = new Date(at.getTime() + 86_400_000);
      const known = new Set(starts(at, 0));
      const horizon = new Date(at.getTime() + 4 * 86_400_000).toISOString();
      const later = starts(tomorrow, 0).filter((start) => start < horizon);
      expect(later.filter((start) => !known.has(start))).toEqual([]);
    }),
    { numRuns: 80, seed: 20261103 },
  );
});
