import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { affordablePrice, budgetRanges, budgetStep, type Budget } from './budget.ts';
import { calculatorBounds } from './bounds.ts';
import { quoteRepayment } from './quote.ts';
import { frequencies } from './repayment.ts';

const bounds = calculatorBounds();
const weekly: Budget = { budget: 150, annualRate: 10, years: 5, frequency: 'weekly', deposit: 0, residual: 0 };

describe('affordablePrice', () => {
  it.each<[words: string, change: Partial<Budget>, price: number | null]>([
    ['$150 a week at 10% over 5 years', {}, 30_500],
    ['the same at 8.5%', { annualRate: 8.5 }, 31_500],
    ['with $5,000 down', { deposit: 5_000 }, 35_500],
    ['with $9,000 left to the end', { residual: 9_000 }, 36_000],
    ['$294 a fortnight', { budget: 294, frequency: 'fortnightly' }, 30_000],
    ['$638 a month', { budget: 638, frequency: 'monthly' }, 30_000],
    ['a dollar less a month', { budget: 637, frequency: 'monthly' }, 29_500],
    ['without interest', { budget: 500, frequency: 'monthly', annualRate: 0 }, 30_000],
    ['over 7 years', { years: 7 }, 39_000],
    ['more than is ever lent', { budget: 5_000 }, 250_000],
    ['less than any loan costs', { budget: 25 }, null],
    ['nothing', { budget: 0 }, null],
    ['so little that its repayment says nothing', { budget: 26, years: 1 }, null],
  ])('[CALC-05] %s', (_words, change, price) => {
    expect(affordablePrice({ ...weekly, ...change }, bounds)).toBe(price);
  });

  it('[CALC-01] finds nothing under the minimum price of the lender or the site', () => {
    const small: Budget = { ...weekly, budget: 35, years: 3 };
    expect(affordablePrice(small, bounds)).toBe(4_500);
    expect(affordablePrice(small, calculatorBounds({ minPrice: 5_000 }))).toBeNull();
  });

  const loans = fc.constantFrom(...frequencies).chain((frequency) =>
    fc.record({
      budget: fc.integer(budgetRanges[frequency]),
      frequency: fc.constant(frequency),
      annualRate: fc.constantFrom(0.5, 4, 7.5, 7.99, 10, 14.5, 20),
      years: fc.constantFrom(1, 1.5, 3, 5, 7),
      deposit: fc.integer({ min: 0, max: 20_000 }),
      residual: fc.integer({ min: 0, max: 20_000 }),
    }),
  );
  const costs = (loan: Budget, price: number) => {
    const quote = quoteRepayment({ ...loan, price });
    return quote.kind === 'repayment' ? quote.amount : 0;
  };

  it('[CALC-05] stays within the budget, while one step more does not', () => {
    let found = 0;
    fc.assert(
      fc.property(loans, (loan) => {
        const price = affordablePrice(loan, bounds);
        if (price === null) return;
        found += 1;
        expect(costs(loan, price)).toBeLessThanOrEqual(loan.budget);
        if (price < bounds.price.max) expect(costs(loan, price + budgetStep)).toBeGreaterThan(loan.budget);
      }),
      { seed: 7, numRuns: 500 },
    );
    expect(found).toBeGreaterThan(400);
  });

  it('[CALC-05] never falls with a bigger budget or deposit', () => {
    const price = (loan: Budget) => affordablePrice(loan, bounds) ?? 0;
    fc.assert(
      fc.property(loans, (loan) => {
        expect(price({ ...loan, budget: loan.budget + 10 })).toBeGreaterThanOrEqual(price(loan));
        expect(price({ ...loan, deposit: loan.deposit + 1_000 })).toBeGreaterThanOrEqual(price(loan));
      }),
      { seed: 7, numRuns: 300 },
    );
  });
});
