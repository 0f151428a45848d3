import { describe, expect, it } from 'vitest';
import { curve, ease, pairs, spread } from './curve.ts';

describe('curve', () => {
  const shape = curve(pairs('0 1, 1 3, 2 3, 4 0'));

  it('passes through its knots', () => {
    expect([0, 1, 2, 4].map(shape)).toEqual([1, 3, 3, 0]);
  });

  it('never leaves the range of its knots, so that no panel bulges', () => {
    for (const at of spread(-1, 5, 600)) {
      expect(shape(at)).toBeGreaterThanOrEqual(-1e-9);
      expect(shape(at)).toBeLessThanOrEqual(3 + 1e-9);
    }
  });

  it('stays constant past both ends', () => {
    expect(shape(-9)).toBe(1);
    expect(shape(9)).toBe(0);
  });
});

it('ease climbs smoothly from 0 to 1', () => {
  expect([-1, 0, 1, 2, 3].map((at) => ease(0, 2, at))).toEqual([0, 0, 0.5, 1, 1]);
});
