/** A repeatable run of choices: the same seed always chooses the same. */
export interface Chance {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** Whole number from `low` to `high`, both included. */
  int(low: number, high: number): number;
  /** True in `share` of all cases, 0 to 1. */
  is(share: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  weighted<Item>(entries: readonly (readonly [item: Item, weight: number])[]): Item;
  /** Some different items, in the order given. */
  some<Item>(items: readonly Item[], count: number): Item[];
}

/** Turns text into a 32-bit seed (FNV-1a). */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

export function createChance(seed: number): Chance {
  let state = seed >>> 0;
  // Mulberry32: small, quick, and even enough for sample data.
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const pick = <Item>(items: readonly Item[]): Item => {
    if (items.length === 0) throw new RangeError('Nothing to pick from');
    return items[Math.floor(next() * items.length)] as Item;
  };
  return {
    next,
    pick,
    int: (low, high) => low + Math.floor(next() * (high - low + 1)),
    is: (share) => next() < share,
    weighted: (entries) => {
      const total = entries.reduce((sum, [, weight]) => sum + weight, 0);
      let left = next() * total;
      for (const [item, weight] of entries) {
        left -= weight;
        if (left < 0) return item;
      }
      return pick(entries)[0];
    },
    some: (items, count) => {
      const keyed = items.map((item, index) => ({ item, index, key: next() }));
      return keyed
        .sort((one, other) => one.key - other.key)
        .slice(0, count)
        .sort((one, other) => one.index - other.index)
        .map(({ item }) => item);
    },
  };
}
