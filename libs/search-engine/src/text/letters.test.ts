import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bitsIn, lettersOf } from './letters.ts';
import { typoDistance } from './typos.ts';

const word = fc.stringMatching(/^[a-e2é]{1,8}$/);

it('never counts more missing letters than there are typing errors', () => {
  fc.assert(
    fc.property(word, word, (typed, candidate) => {
      const missing = bitsIn(lettersOf(typed) & ~lettersOf(candidate));
      expect(missing).toBeLessThanOrEqual(typoDistance(typed, candidate, 99));
      expect(missing).toBeLessThanOrEqual(typoDistance(typed, candidate, 99, true));
    }),
    { seed: 16 },
  );
});

it('takes every sign that is no letter for one', () => {
  expect(bitsIn(lettersOf('cx-5é'))).toBe(3);
  expect(bitsIn(lettersOf(''))).toBe(0);
});
