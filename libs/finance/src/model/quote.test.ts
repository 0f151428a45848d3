import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculatorBounds } from './bounds.ts';
import type { OwnLoan } from './ownLoan.ts';
import { quoteRepayment, withinBounds, type CalculatorInput } from './quote.ts';

const input: CalculatorInput = {
  price: 30_000,
  deposit: 0,
  residual: 0,
  annualRate: 10,
  years: 5,
  frequency: 'monthly',
};

describe('quoteRepayment', () => {
  it('[CALC-05] computes the repayment of what is left after the deposit, rounded up to whole dollars', () => {
    expect(quoteRepayment({ ...input, price: 35_000, deposit: 5_000 })).toEqual({
      kind: 'repayment',
      amount: 638,
      frequency: 'monthly',
      principal: 30_000,
      residual: 0,
      total: 38_280,
    });
    expect(quoteRepayment({ ...input, residual: 9_000 })).toMatchObject({ amount: 522, total: 522 * 60 + 9_000 });
  });

  it.each([
    [1_500, 'repayment'],
    [1_200, 'repayment'],
    [1_176, 'enquire'],
    [1_000, 'enquire'],
    [0, 'enquire'],
    [-500, 'enquire'],
  ])('[CALC-06] on %s dollars answers with: %s', (price, kind) => {
    expect(quoteRepayment({ ...input, price }).kind).toBe(kind);
  });

  it('[CALC-06] leads to an enquiry at exactly 25 dollars, and tells 26 above', () => {
    const interestOnly = (price: number) =>
      quoteRepayment({ ...input, price, residual: price, annualRate: 12, years: 5 });
    expect(interestOnly(2_500)).toEqual({ kind: 'enquire' });
    expect(interestOnly(2_501)).toMatchObject({ kind: 'repayment', amount: 26 });
  });

  it('[CALC-04] never uses a deposit above the price or a residual above the loan', () => {
    expect(quoteRepayment({ ...input, deposit: 90_000 }).kind).toBe('enquire');
    expect(quoteRepayment({ ...input, residual: 90_000 })).toMatchObject({ amount: 250 });
  });

  it('[FIN-01] shows a lender’s stored repayment as given for its own loan, and computes every other', () => {
    const own: OwnLoan = {
      principal: 30_000,
      residual: 9_000.4,
      annualRate: 10,
      years: 5,
      payments: { weekly: 11_938 },
    };
    const loan: CalculatorInput = { ...input, price: 33_000, deposit: 3_000, residual: 9_000, frequency: 'weekly' };
    expect(quoteRepayment(loan, own)).toMatchObject({ amount: 119, total: Math.round(119.38 * 260) + 9_000 });
    expect(quoteRepayment(loan)).toMatchObject({ amount: 121 });
    const others: Partial<CalculatorInput>[] = [
      { deposit: 3_001 },
      { residual: 8_999 },
      { annualRate: 10.5 },
      { years: 4.5 },
      { frequency: 'monthly' },
    ];
    for (const other of others) {
      expect(quoteRepayment({ ...loan, ...other }, own)).toEqual(quoteRepayment({ ...loan, ...other }));
    }
  });

  it('[CALC-05] never rises with a bigger deposit', () => {
    const amount = (deposit: number) => {
      const quote = quoteRepayment({ ...input, deposit });
      return quote.kind === 'repayment' ? quote.amount : 0;
    };
    const dollars = fc.integer({ min: 0, max: 40_000 });
    fc.assert(
      fc.property(dollars, dollars, (one, other) => amount(Math.max(one, other)) <= amount(Math.min(one, other))),
      { seed: 7 },
    );
  });
});

describe('withinBounds', () => {
  const bounds = calculatorBounds();

  it('[CALC-04] clamps values that are out of bounds', () => {
    const wild = { ...input, price: -3, deposit: 400_000, residual: -1, annualRate: 99, years: 0 };
    expect(withinBounds(wild, bounds)).toEqual({
      ...input,
      price: 0,
      deposit: 250_000,
      residual: 0,
      annualRate: 15,
      years: 1,
    });
  });
});
