import { judgeVital, vitalKinds, vitalNames } from '@forecourt/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bucketEnds, bucketOf, percentile75 } from './vitalBuckets.ts';

const counted = (name: (typeof vitalNames)[number], values: readonly number[]): Map<number, number> => {
  const counts = new Map<number, number>();
  for (const value of values) {
    const bucket = bucketOf(name, value);
    counts.set(bucket, (counts.get(bucket) ?? 0) + 1);
  }
  return counts;
};

describe.each(vitalNames)('the buckets of %s', (name) => {
  const { good, poor } = vitalKinds[name];
  const ends = bucketEnds(name);

  it('rise, end at both bars, and are few', () => {
    expect(ends).toEqual([...ends].toSorted((one, other) => one - other));
    expect(ends).toEqual(expect.arrayContaining([good, poor]));
    expect(ends.length).toBeLessThan(25);
  });

  it('judge the percentile as the values themselves do, and lie no further off than their own width', () => {
    const values = fc.array(fc.double({ min: 0, max: poor * 4, noNaN: true }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(values, (list) => {
        const exact = list.toSorted((one, other) => one - other)[Math.ceil(0.75 * list.length) - 1] ?? 0;
        const found = percentile75(name, counted(name, list)) ?? NaN;
        expect(judgeVital(name, found)).toBe(judgeVital(name, exact));
        const bucket = bucketOf(name, exact);
        expect(Math.abs(found - exact)).toBeLessThanOrEqual((ends[bucket] ?? Infinity) - (ends[bucket - 1] ?? 0));
      }),
      { seed: 20_261_122 },
    );
  });
});

it('knows no percentile of nothing, and no value above the last end', () => {
  expect(percentile75('LCP', new Map())).toBeNull();
  expect(percentile75('LCP', counted('LCP', [90_000, 400_000]))).toBe(20_000);
});
