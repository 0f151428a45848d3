import { describe, expect, it } from 'vitest';
import { boundsOf, nextNumber } from './bounds.ts';

const numbers = [-1e300, -2, -1, -0.1, -5e-324, 0, 5e-324, 0.1, 0.3, 1, 2, 39_999.99, 40_000, 1e300];
const compared = {
  '<': (number: number, value: number) => number < value,
  '<=': (number: number, value: number) => number <= value,
  '>': (number: number, value: number) => number > value,
  '>=': (number: number, value: number) => number >= value,
  '=': (number: number, value: number) => number === value,
};

describe('boundsOf', () => {
  it.each(Object.keys(compared) as (keyof typeof compared)[])('lets through what %s does', (operator) => {
    for (const value of numbers) {
      const { low, high } = boundsOf({ kind: 'numeric', attribute: 'price', operator, value, negated: false });
      const near = [...numbers, nextNumber(value, 1), nextNumber(value, -1)];
      const through = near.filter((number) => number >= low && number <= high);
      expect(through).toEqual(near.filter((number) => compared[operator](number, value)));
    }
  });

  it('lets no missing number through', () => {
    const { low, high } = boundsOf({ kind: 'numeric', attribute: 'price', operator: '<', value: 5, negated: false });
    expect(Number.NaN >= low && Number.NaN <= high).toBe(false);
  });
});
