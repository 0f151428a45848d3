import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typoDistance, typosBetween } from './typos.ts';

/** The definition, without any short cut. */
function slowDistance(a: string, b: string): number {
  const grid = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => (i && j ? 0 : i + j)),
  );
  const at = (i: number, j: number) => grid[i]?.[j] ?? 0;
  for (let i = 1; i <= a.length; i += 1) {
    for (let j = 1; j <= b.length; j += 1) {
      const swap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(i - 2, j - 2) + 1 : Infinity;
      grid[i]![j] = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
        swap,
      );
    }
  }
  return at(a.length, b.length);
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 9 });

describe('typoDistance', () => {
  it('agrees with the definition up to what is allowed', () => {
    fc.assert(
      fc.property(word, word, fc.constantFrom(1, 2), (a, b, max) => {
        expect(Math.min(typoDistance(a, b, max), max + 1)).toBe(Math.min(slowDistance(a, b), max + 1));
      }),
      { seed: 20_261_103, numRuns: 2_000 },
    );
  });

  it('agrees with the definition on the best beginning', () => {
    fc.assert(
      fc.property(word, word, fc.constantFrom(1, 2), (a, b, max) => {
        const best = Math.min(...Array.from({ length: b.length + 1 }, (_, end) => slowDistance(a, b.slice(0, end))));
        expect(Math.min(typoDistance(a, b, max, true), max + 1)).toBe(Math.min(best, max + 1));
      }),
      { seed: 20_261_104, numRuns: 2_000 },
    );
  });
});

describe('typosBetween', () => {
  it.each([
    ['toyta', 'toyota', 1],
    ['otyota', 'toyota', 2],
    ['soyota', 'toyota', 2],
    ['cx30', 'cx50', 3],
    ['gold', 'golf', 1],
  ])('counts from %s to %s %i', (typed, meant, typos) => {
    expect(typosBetween(typed, meant, 2, false)).toBe(typos);
  });

  it('takes no number for another while the word is still being typed', () => {
    expect(typosBetween('series20', 'series300', 2, true)).toBe(3);
    expect(typosBetween('serise', 'series300', 2, true)).toBe(1);
  });
});
