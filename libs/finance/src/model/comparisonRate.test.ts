import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparisonRate, comparisonRateDiffers } from './comparisonRate.ts';

const basis = { amount: 30_000, years: 5 };

describe('comparisonRate', () => {
  it.each([
    [10, 0, 0, 0, 10],
    [5.79, 0, 0, 0, 5.79],
    [6.99, 395, 8, 0, 8.11],
    [10, 395, 8, 0, 11.12],
    [10, 395, 8, 9_000, 10.93],
  ])('[PRICE-04] %s %% with $%s upfront, $%s a month and $%s residual compares at %s %%', (...row) => {
    const [annualRate, upfrontFees, periodicFee, residual, expected] = row;
    expect(comparisonRate({ ...basis, annualRate, upfrontFees, periodicFee, residual })).toBe(expected);
  });

  it('counts weeks and fortnights as the regulation does', () => {
    expect(comparisonRate({ ...basis, annualRate: 10, frequency: 'fortnightly' })).toBe(10.03);
    expect(comparisonRate({ ...basis, annualRate: 10, frequency: 'weekly' })).toBe(10.03);
  });

  it('is never below the nominal rate, and never falls when a fee is added', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2_000 }),
        fc.integer({ min: 0, max: 2_000 }),
        fc.integer({ min: 0, max: 50 }),
        (hundredths, upfrontFees, periodicFee) => {
          const annualRate = hundredths / 100;
          const plain = comparisonRate({ ...basis, annualRate, upfrontFees })!;
          return plain >= annualRate && comparisonRate({ ...basis, annualRate, upfrontFees, periodicFee })! >= plain;
        },
      ),
      { seed: 11 },
    );
  });

  it('[CALC-07] is the rate itself where there are no fees, whatever the loan', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 3_000 }),
        fc.integer({ min: 1_000, max: 250_000 }),
        fc.integer({ min: 2, max: 14 }),
        fc.double({ min: 0, max: 0.6, noNaN: true }),
        (hundredths, amount, halfYears, share) => {
          const annualRate = hundredths / 100;
          const loan = { amount, years: halfYears / 2, annualRate, residual: Math.round(amount * share) };
          return Math.abs(comparisonRate(loan)! - annualRate) < 0.0051;
        },
      ),
      { seed: 11 },
    );
  });

  it('[CALC-07] rises with every fee, and is finite or null, however large the fees', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 5_000 }),
        fc.integer({ min: 0, max: 400_000 }),
        fc.integer({ min: 0, max: 400_000 }),
        fc.integer({ min: 1, max: 5_000 }),
        (hundredths, upfrontFees, periodicFee, more) => {
          const loan = { ...basis, annualRate: hundredths / 100, upfrontFees, periodicFee };
          const rate = comparisonRate(loan);
          if (rate === null) return true;
          const dearer = [
            comparisonRate({ ...loan, upfrontFees: upfrontFees + more }),
            comparisonRate({ ...loan, periodicFee: periodicFee + more }),
          ];
          return rate >= 0 && rate <= 1_200 && dearer.every((one) => one === null || one >= rate);
        },
      ),
      { seed: 11 },
    );
  });

  it.each([
    [0, 0],
    [30_000, 30_000],
  ])('is null for %s dollars with %s dollars of fees', (amount, upfrontFees) => {
    expect(comparisonRate({ amount, years: 5, annualRate: 10, upfrontFees })).toBeNull();
  });

  it('flags a stored rate only when it is more than 0.05 points away', () => {
    expect(comparisonRateDiffers(8.16, 8.11)).toBe(false);
    expect(comparisonRateDiffers(8.17, 8.11)).toBe(true);
    expect(comparisonRateDiffers(8.05, 8.11)).toBe(true);
  });
});
