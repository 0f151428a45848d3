import fc from 'fast-check';
import { expect, it } from 'vitest';
import { demoDates } from './demoDates.ts';
import { addDays, daysBetween, weekdayOf } from './localTime.ts';

const offer = {
  demo_written_on: '2026-11-22',
  name: 'A month of utes',
  until: '2026-12-24T17:00',
  disclaimer: 'Delivered by 24 December 2026. Since 1962, on 2 floors.',
  shows: [{ name: 'Open night', from: '2026-12-05' }],
  countdown: true,
};

it('moves days on by the whole weeks since they were written, in figures and in words, and leaves all else', () => {
  expect(demoDates(offer, '2027-11-27')).toEqual({
    name: 'A month of utes',
    until: '2027-12-23T17:00',
    disclaimer: 'Delivered by 23 December 2027. Since 1962, on 2 floors.',
    shows: [{ name: 'Open night', from: '2027-12-04' }],
    countdown: true,
  });
});

it('leaves days alone outside the demo, before a week has passed, and where the record does not say when it was written', () => {
  const { demo_written_on: _, ...record } = offer;
  for (const today of [null, '2026-11-22', '2026-11-28', '2025-01-01']) expect(demoDates(offer, today)).toEqual(record);
  expect(demoDates(record, '2030-01-01')).toBe(record);
});

it('[LOC-04] keeps a holiday on its own day, the next one of it', () => {
  const place = { demo_written_on: '2026-11-22', special_hours: [{ date: '2026-12-25' }, { date: '2027-01-26' }] };
  const on = (today: string) => demoDates(place, today)['special_hours'];
  expect(on('2026-12-25')).toEqual([{ date: '2026-12-25' }, { date: '2027-01-26' }]);
  expect(on('2026-12-26')).toEqual([{ date: '2027-12-25' }, { date: '2027-01-26' }]);
  expect(on('2028-03-01')).toEqual([{ date: '2028-12-25' }, { date: '2029-01-26' }]);
});

it('keeps days that are counted from, or were once and for all', () => {
  const place = { demo_written_on: '2026-11-22', closed_on: '2026-06-30', appointment_saturdays_from: '2025-06-14' };
  expect(demoDates(place, '2027-06-01')).toEqual({
    closed_on: '2026-06-30',
    appointment_saturdays_from: '2025-06-14',
  });
});

it('is at any time within a week of how it was written, and keeps days of the week', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_000 }), fc.integer({ min: -500, max: 500 }), (since, ahead) => {
      const [written, today] = ['2026-11-22', addDays('2026-11-22', since)];
      const day = addDays(written, ahead);
      const moved = String(demoDates({ demo_written_on: written, day }, today)['day']);
      expect(weekdayOf(moved)).toBe(weekdayOf(day));
      const late = ahead - daysBetween(today, moved);
      expect(late).toBeGreaterThanOrEqual(0);
      expect(late).toBeLessThan(7);
    }),
  );
});
