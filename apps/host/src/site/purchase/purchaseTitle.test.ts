import { expect, it } from 'vitest';
import { purchaseTitle } from './purchaseTitle.ts';

it('names the step, and ignores unknown ones', () => {
  expect(purchaseTitle('trade-in')).toBe('Trade-in · Buy online');
  expect(purchaseTitle(null)).toBe('Buy online');
  expect(purchaseTitle('constructor')).toBe('Buy online');
});
