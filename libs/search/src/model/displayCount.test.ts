import { expect, it } from 'vitest';
import { displayCount } from './displayCount.ts';

it.each([
  [0, { used: 3 }, 50, 0],
  [1_999, { used: 2_500 }, 9_999, 1_999],
  [2_000, { used: 1_900, new: 487 }, 9_999, 2_387],
  [2_400, {}, 16_734, 16_734],
  [2_400, undefined, null, 2_400],
])('[SRCH-14] shows %i hits with the facet counts %j and the dealer’s count %s as %i', (hits, counts, stock, shown) => {
  expect(displayCount(hits, counts, stock)).toBe(shown);
});
