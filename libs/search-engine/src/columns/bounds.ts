import type { FilterLeaf } from '@forecourt/search/query';

export type NumberLeaf = Exclude<FilterLeaf, { kind: 'facet' }>;

/** Numbers from `low` to `high`, both among them. */
export interface Bounds {
  low: number;
  high: number;
}

const number = new Float64Array(1);
const bits = new BigInt64Array(number.buffer);

/** The number next to a finite one: above it for a step of 1, below it for -1. */
export function nextNumber(from: number, step: 1 | -1): number {
  if (from === 0) return step * Number.MIN_VALUE;
  number[0] = from;
  bits[0]! += from > 0 === step > 0 ? 1n : -1n;
  return number[0]!;
}

/** The numbers that a comparison lets through. `!=` is handled elsewhere, as a negated `=`. */
export function boundsOf(leaf: NumberLeaf): Bounds {
  if (leaf.kind === 'range') return { low: leaf.low, high: leaf.high };
  const { operator, value } = leaf;
  switch (operator) {
    case '<':
      return { low: -Infinity, high: nextNumber(value, -1) };
    case '<=':
      return { low: -Infinity, high: value };
    case '>':
      return { low: nextNumber(value, 1), high: Infinity };
    case '>=':
      return { low: value, high: Infinity };
    default:
      return { low: value, high: value };
  }
}
