import { expect, it } from 'vitest';
import { nthLargest } from './nthLargest.ts';

it('finds what sorting finds, whatever order the numbers come in', () => {
  const numbers = Array.from({ length: 200 }, (_, place) => (place * 7_919) % 101);
  const downwards = numbers.toSorted((a, b) => b - a);
  for (const order of [numbers, downwards, downwards.toReversed()]) {
    for (const n of [1, 2, 24, 100, 150, 200]) {
      expect(nthLargest(Float64Array.from(order), order.length, n)).toBe(downwards[n - 1]);
    }
  }
});

it('counts equal numbers each', () => {
  expect(nthLargest(Uint32Array.of(5, 1, 5, 5, 2), 5, 3)).toBe(5);
  expect(nthLargest(Uint32Array.of(5, 1, 5, 5, 2), 5, 4)).toBe(2);
});

it('looks at the first numbers alone', () => {
  expect(nthLargest(Float64Array.of(1, 2, 9), 2, 1)).toBe(2);
});

it('takes a number that is missing for the least', () => {
  expect(nthLargest(Float64Array.of(-Infinity, 4, -Infinity), 3, 2)).toBe(-Infinity);
});
