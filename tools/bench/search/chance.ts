/** Seeded random numbers: the same seed gives the same choices on every machine. */
export interface Chance {
  /** From 0 to below 1. */
  next(): number;
  /** Whole number from 0 to below `end`. */
  below(end: number): number;
  /** Whether something of this probability happens. */
  is(probability: number): boolean;
  pick<Value>(values: readonly Value[]): Value;
}

/** Mixes two whole numbers into one, so that the n-th thing of a seed has a chance of its own. */
export function mixSeed(seed: number, ordinal: number): number {
  let mixed = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(ordinal + 0x7f4a7c15, 0xc2b2ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}

export function createChance(seed: number): Chance {
  let drawn = 0;
  const next = (): number => {
    drawn += 1;
    return mixSeed(seed, drawn) / 4_294_967_296;
  };
  const below = (end: number): number => Math.floor(next() * end);
  return {
    next,
    below,
    is: (probability) => next() < probability,
    pick<Value>(values: readonly Value[]): Value {
      if (values.length === 0) throw new Error('There is nothing to pick from.');
      return values[below(values.length)] as Value;
    },
  };
}
