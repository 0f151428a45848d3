import { expect, it } from 'vitest';
import { purchaseTitle } from './purchaseTitle.ts';

const platform = { messages: {} };

it('names the step, and ignores unknown ones', () => {
  expect(purchaseTitle('trade-in', platform)).toBe('Trade-in · Buy online');
  expect(purchaseTitle(null, platform)).toBe('Buy online');
  expect(purchaseTitle('constructor', platform)).toBe('Buy online');
});

it('says it in the words of the site', () => {
  const messages = { 'purchaseStep.tradeIn': 'Your old car', 'purchaseStep.stepTitle': 'Buying: {step}' };
  expect(purchaseTitle('trade-in', { messages })).toBe('Buying: Your old car');
});
