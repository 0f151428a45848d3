import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateWords, readDate, yearsSince } from './calendarDate.ts';

describe('a date', () => {
  it.each([
    ['27/03/1988', '1988-03-27'],
    [' 27/3/1988 ', '1988-03-27'],
    ['27.03.1988', '1988-03-27'],
    ['27-03-1988', '1988-03-27'],
    ['27 03 1988', '1988-03-27'],
    ['27031988', '1988-03-27'],
    ['1988-03-27', '1988-03-27'],
    ['29/02/2024', '2024-02-29'],
  ])('is read as Australians write it: %s', (text, day) => expect(readDate(text)).toBe(day));

  it.each(['', '29/02/2023', '31/04/1990', '03/27/1988', '0/1/1990', '27/03/88', '27/03/1888', '1988-3-27', 'March'])(
    'is refused where the calendar has no such day: %s',
    (text) => expect(readDate(text)).toBeNull(),
  );

  it('comes back as it was, however it is written', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }), (at) => {
        const day = at.toISOString().slice(0, 10);
        const [year, month, date] = day.split('-');
        expect(readDate(`${date}/${month}/${year}`)).toBe(day);
        expect(readDate(day)).toBe(day);
      }),
      { seed: 5, numRuns: 200 },
    );
  });

  it('is shown in words, and anything else is unchanged', () => {
    expect(dateWords('1988-03-07')).toBe('7 March 1988');
    expect(dateWords('soon')).toBe('soon');
  });

  it('adds a year on the birthday itself', () => {
    expect(yearsSince('2008-11-21', '2026-11-20')).toBe(17);
    expect(yearsSince('2008-11-21', '2026-11-21')).toBe(18);
    expect(yearsSince('2027-01-01', '2026-11-21')).toBeLessThan(0);
  });
});
