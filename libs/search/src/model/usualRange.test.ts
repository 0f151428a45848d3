import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toOpenRange } from './rangeEnds.ts';
import { rangeBounds } from './rangeRules.ts';
import { movedOnTrack, onTrack, usualCounts, usualRange, usualWords, type FoundNumbers } from './usualRange.ts';

const foundIn = (values: readonly number[], mostCounts = 100): FoundNumbers => {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  const sum = values.reduce((all, one) => all + one, 0);
  const told = Object.entries(counts).slice(0, mostCounts);
  const [min, max] = [Math.min(...values), Math.max(...values)];
  return { min, max, sum, avg: sum / values.length, counts: Object.fromEntries(told) };
};
const spread = (from: number, to: number, count: number) =>
  Array.from({ length: count }, (_, place) => Math.round(from + ((to - from) * place) / (count - 1)));

describe('the ends of a slider', () => {
  it.each([
    ['an ordinary stock', 'price', spread(8_490, 119_400, 60), '$8,000 to $120,000'],
    ['one of two million dollars', 'price', [...spread(8_490, 119_400, 60), 2_000_000], '$8,000 to $120,000+'],
    ['one such among ten', 'price', [...spread(12_000, 48_000, 9), 900_000], '$12,000 to $50,000+'],
    ['two dear ones among few', 'price', [...spread(12_000, 48_000, 9), 90_000, 95_000], '$12,000 to $95,000'],
    ['one that drove far', 'km', [...spread(0, 180_000, 60), 900_000], '0 km to 200,000 km+'],
    ['an old car', 'year', [...spread(2009, 2026, 60), 1967], '2005 or earlier to 2026'],
    ['years as they are', 'year', spread(2001, 2026, 60), '2001 to 2026'],
    ['one price', 'price', [20_000, 20_000], '$20,000 to $20,000'],
    ['seats', 'seats', [...spread(2, 8, 30), 60], '2 seats to 60 seats'],
  ] as const)('[SRCH-04] fit %s', (_stock, attribute, values, expected) => {
    const track = usualRange(attribute, foundIn(values));
    const words = [track.min, track.max].map((end) => usualWords(attribute, track, end));
    expect(words.join(' to ')).toBe(expected);
  });

  it('[SRCH-04] use the mean where there are too many values to list', () => {
    const track = usualRange('price', foundIn([...spread(8_000, 120_000, 400), 2_000_000]));
    expect(track).toMatchObject({ open: 'above', max: 260_000, step: 3_000 });
  });

  it('[SRCH-04] are those of the whole stock where the service reports no distribution', () => {
    const found = { min: 8_000, max: 2_000_000 };
    expect(usualRange('price', found)).toEqual({ ...rangeBounds('price', found), open: null });
    expect(usualRange('price', undefined)).toMatchObject({ min: 0, max: 100_000, open: null });
  });

  const prices = fc.array(fc.integer({ min: 1, max: 3_000_000 }), { minLength: 1, maxLength: 90 });
  it('[SRCH-04] leave out one vehicle or one of fifty at most, and steps are fine', () => {
    fc.assert(
      fc.property(fc.constantFrom('price', 'km', 'seats'), prices, (attribute, values) => {
        const found = foundIn(values);
        const { min, max, step, open } = usualRange(attribute, found);
        const beyond = values.filter((value) => value > max).length;
        expect(beyond).toBeLessThanOrEqual(open === null ? 0 : Math.max(1, Math.floor(values.length / 50)));
        expect(min).toBeLessThanOrEqual(found.min);
        expect((max - min) % step).toBe(0);
        expect((max - min) / step).toBeLessThanOrEqual(201);
      }),
    );
  });
});

it('[SRCH-03] makes the same of the counts that are sent as of all counts', () => {
  const stock = fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 2, maxLength: 150 });
  fc.assert(
    fc.property(
      stock,
      fc.integer({ min: 1, max: 40 }),
      fc.constantFrom('price', 'odometer', 'year'),
      (few, times, name) => {
        const found = foundIn([...few.map((one) => one * 1_000), 300_000 * times]);
        const counts = usualCounts(name, found);
        expect(Object.keys(counts).length).toBeLessThanOrEqual(2);
        expect(usualRange(name, { ...found, counts })).toEqual(usualRange(name, found));
      },
    ),
  );
});

describe('a thumb', () => {
  const found = foundIn([...spread(8_490, 119_400, 60), 2_000_000]);
  const whole = rangeBounds('price', found);
  const track = usualRange('price', found);
  const moved = (asked: [number, number], current: [number, number]) =>
    toOpenRange(movedOnTrack('price', asked, current, { track, whole }), whole);

  it('[SRCH-03] asks for no upper bound at an open end', () => {
    expect(moved([20_000, 120_000], [20_000, 60_000])).toEqual({ from: 20_000, to: undefined });
  });

  it('[SRCH-03] asks for what it shows elsewhere', () => {
    expect(moved([20_000, 119_000], [20_000, 120_000])).toEqual({ from: 20_000, to: 119_000 });
  });

  it('[SRCH-03] keeps a typed end beyond the track while the other one moves', () => {
    expect(onTrack([20_000, 500_000], track)).toEqual([20_000, 120_000]);
    expect(moved([30_000, 120_000], [20_000, 500_000])).toEqual({ from: 30_000, to: 500_000 });
  });

  it('[SRCH-03] asks for all older vehicles at an open lower end', () => {
    const years = foundIn([...spread(2009, 2026, 60), 1967]);
    const ends = { track: usualRange('year', years), whole: rangeBounds('year', years) };
    expect(toOpenRange(movedOnTrack('year', [2005, 2020], [2012, 2020], ends), ends.whole)).toEqual({
      from: undefined,
      to: 2020,
    });
  });
});
