import { describe, expect, it } from 'vitest';
import { comparisonRate, quote, repayment } from './finance.ts';
import { lenderKeys } from './plan.ts';

describe('demo finance', () => {
  it.each([
    [30_000, 10, 5, 12, 0, 637.41],
    [30_000, 10, 5, 52, 0, 146.73],
    [30_000, 8.5, 5, 12, 0, 615.5],
    [30_000, 10, 5, 12, 9_000, 521.19],
    [30_000, 0, 5, 12, 0, 500],
  ])(
    'repays %d at %d%% over %d years, %d times a year, %d left, with %d',
    (principal, rate, years, perYear, balloon, expected) => {
      expect(repayment(principal, rate, years, perYear, balloon)).toBeCloseTo(expected, 2);
    },
  );

  it.each([
    [10, 0, 0, 10],
    [6.99, 39_500, 800, 8.11],
    [10, 39_500, 800, 11.12],
  ])('compares %d%% with %d and %d cents of fees at %d%%', (rate, upfront, monthly, expected) => {
    expect(comparisonRate(rate, upfront, monthly)).toBeCloseTo(expected, 2);
  });

  it.each(lenderKeys)('%s quotes every figure and says what it rests on', (key) => {
    const offer = quote(key, 2_999_000);
    expect(offer.comparisonRate).toBeGreaterThan(offer.interestRate ?? Infinity);
    expect(offer.paymentMonth).toBeGreaterThan((offer.paymentWeek ?? 0) * 4.2);
    expect(offer.totalPayable).toBeGreaterThan(2_999_000 - (offer.deposit ?? 0));
    expect(offer.termMonths).toBe((offer.termYears ?? 0) * 12);
    expect(offer.disclaimer).toContain(`${offer.termYears} year term`);
  });
});
