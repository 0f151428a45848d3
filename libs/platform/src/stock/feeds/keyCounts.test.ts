import fc from 'fast-check';
import { expect, it } from 'vitest';
import { keyCounts, keySet } from './keyCounts.ts';

const texts = fc.array(fc.string({ maxLength: 4 }), { maxLength: 200 });

it('counts texts as a map does, however many were expected', () => {
  fc.assert(
    fc.property(texts, fc.nat({ max: 300 }), (keys, expected) => {
      const counted = keyCounts(expected);
      const counts = new Map<string, number>();
      for (const key of keys) {
        counts.set(key, (counts.get(key) ?? 0) + 1);
        expect(counted.count(key)).toBe((counts.get(key) ?? 0) - 1);
        expect(counted.add(key)).toBe(counts.get(key));
      }
      expect(counted.size).toBe(counts.size);
    }),
  );
});

it.each([0, 1_000, 5_000, 20_000])(
  'finds again what was added, and nothing else, when %i were expected',
  (expected) => {
    const set = keySet(expected);
    for (let number = 0; number < 5_000; number += 1) set.add(`vehicle-${number}`);
    expect(set.size).toBe(5_000);
    const found = (from: number) => Array.from({ length: 5_000 }, (_, place) => set.has(`vehicle-${from + place}`));
    expect(found(0).every(Boolean)).toBe(true);
    expect(found(5_000).some(Boolean)).toBe(false);
  },
);
