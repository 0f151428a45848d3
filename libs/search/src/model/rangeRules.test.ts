import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toOpenRange } from './rangeEnds.ts';
import { acceptRange, rangeBounds, roundRangeValue } from './rangeRules.ts';

const attribute = fc.constantFrom('price', 'km', 'year', 'seats');
const stats = fc
  .tuple(fc.integer({ min: 0, max: 400_000 }), fc.integer({ min: 0, max: 400_000 }))
  .map(([one, other]) => ({ min: Math.min(one, other), max: Math.max(one, other) }));

describe('the ends of a slider', () => {
  it('[SRCH-04] are 0 and 100000 while the stock is not known', () => {
    expect(rangeBounds('price')).toEqual({ min: 0, max: 100_000, step: 1_000 });
  });

  it('[SRCH-04] are those of the stock, with steps of about a hundredth', () => {
    expect(rangeBounds('price', { min: 8_490, max: 119_400 })).toEqual({ min: 8_000, max: 120_000, step: 1_000 });
    expect(rangeBounds('year', { min: 2009, max: 2026 })).toEqual({ min: 2009, max: 2026, step: 1 });
    expect(rangeBounds('km', { min: 0, max: 300_000 })).toEqual({ min: 0, max: 300_000, step: 3_000 });
  });

  it('[SRCH-04] include every vehicle, and the top thumb can reach its end', () => {
    fc.assert(
      fc.property(attribute, stats, (name, known) => {
        const { min, max, step } = rangeBounds(name, known);
        expect(min).toBeLessThanOrEqual(known.min);
        expect(max).toBeGreaterThanOrEqual(known.max);
        expect((max - min) % step).toBe(0);
        expect((max - min) / step).toBeLessThanOrEqual(201);
      }),
    );
  });

  it('[SRCH-04] round price and kilometres to the nearest 1000 and nothing else', () => {
    expect(roundRangeValue('price', 12_499)).toBe(12_000);
    expect(roundRangeValue('km', 12_500)).toBe(13_000);
    expect(roundRangeValue('year', 2019)).toBe(2019);
  });
});

describe('a change of a slider', () => {
  const bounds = { min: 5_000, max: 50_000 };
  const current: [number, number] = [10_000, 40_000];

  it('[SRCH-05] ignores and reports a minimum below the range', () => {
    expect(acceptRange('price', [1_000, 40_000], current, bounds)).toEqual({
      value: [10_000, 40_000],
      ignored: ['Cannot refine below the range minimum'],
    });
  });

  it('[SRCH-05] ignores and reports a maximum above the range', () => {
    expect(acceptRange('price', [10_000, 90_000], current, bounds)).toEqual({
      value: [10_000, 40_000],
      ignored: ['Cannot refine above the range maximum'],
    });
  });

  it.each([
    ['the minimum stops at the maximum', 'year', [45_000, 40_000], [40_000, 40_000]],
    ['the maximum stops at the minimum', 'year', [10_000, 6_000], [10_000, 10_000]],
    ['the lower price stays 1 below the upper', 'price', [45_000, 40_000], [39_999, 40_000]],
    ['the upper price stays 1 above the lower', 'price', [10_000, 10_000], [10_000, 10_001]],
  ] as const)('[SRCH-05] %s', (_rule, name, asked, expected) => {
    expect(acceptRange(name, [...asked], current, bounds).value).toEqual(expected);
  });

  it('[SRCH-05] always gives a range inside the slider, ends in order', () => {
    const end = fc.integer({ min: -10_000, max: 500_000 });
    const pair = fc.tuple(end, end);
    fc.assert(
      fc.property(attribute, stats, pair, pair, (name, known, asked, before) => {
        const slider = rangeBounds(name, known);
        const [low, high] = acceptRange(name, asked, before, slider).value;
        expect(low).toBeGreaterThanOrEqual(slider.min);
        expect(high).toBeLessThanOrEqual(slider.max);
        expect(high - low).toBeGreaterThanOrEqual(name === 'price' && slider.max > slider.min ? 1 : 0);
      }),
    );
  });

  it('sets no limit with a thumb at its end', () => {
    expect(toOpenRange([5_000, 30_000], bounds)).toEqual({ from: undefined, to: 30_000 });
    expect(toOpenRange([5_000, 50_000], bounds)).toEqual({ from: undefined, to: undefined });
  });
});
