import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exactRepayment, repayment, type Frequency } from './repayment.ts';

const table = [
  [30_000, 10, 5, 0, [637.41, 638], [293.68, 294], [146.73, 147]],
  [30_000, 8.5, 5, 0, [615.5, 616], [283.64, 284], [141.73, 142]],
  [30_000, 10, 5, 9_000, [521.19, 522], [240.19, 241], [120.02, 121]],
  [30_000, 0, 5, 0, [500, 500], [230.77, 231], [115.38, 116]],
  [30_000, 10, 5, 30_000, [250, 250], [115.38, 116], [57.69, 58]],
] as const;

const rows = table.flatMap(([principal, annualRate, years, residual, monthly, fortnightly, weekly]) =>
  (Object.entries({ monthly, fortnightly, weekly }) as [Frequency, readonly [number, number]][]).map(
    ([frequency, [exact, shown]]) => ({ principal, annualRate, years, residual, frequency, exact, shown }),
  ),
);

describe('repayment', () => {
  it.each(rows)(
    '[CALC-05] $principal at $annualRate % over $years years, $residual residual, $frequency: $exact, shown as $shown',
    ({ exact, shown, ...terms }) => {
      expect(exactRepayment(terms)).toBeCloseTo(exact, 2);
      expect(repayment(terms)).toBe(shown);
    },
  );

  it('[CALC-05] adds no dollar to interest-only loans whose repayment is a whole dollar', () => {
    for (let dollars = 26; dollars <= 2_000; dollars += 1) {
      for (const years of [1, 2.5, 5, 7]) {
        const principal = dollars * 100;
        const terms = { principal, residual: principal, annualRate: 12, years, frequency: 'monthly' as const };
        expect(repayment(terms)).toBe(dollars);
      }
    }
  });

  const terms = fc.record({
    principal: fc.integer({ min: 1_000, max: 250_000 }),
    annualRate: fc.integer({ min: 0, max: 40 }).map((halves) => halves / 2),
    years: fc.integer({ min: 2, max: 14 }).map((halves) => halves / 2),
    frequency: fc.constantFrom<Frequency>('weekly', 'fortnightly', 'monthly'),
    residual: fc.constant(0),
  });
  const seed = 20_261_120;

  it('[CALC-05] never rises with a smaller loan', () => {
    fc.assert(
      fc.property(terms, fc.integer({ min: 1, max: 900 }), (loan, deposit) => {
        const smaller = { ...loan, principal: loan.principal - deposit };
        return repayment(smaller) <= repayment(loan);
      }),
      { seed },
    );
  });

  it('[CALC-05] never rises with a bigger residual, and never falls with a higher rate', () => {
    fc.assert(
      fc.property(terms, fc.double({ min: 0, max: 1, noNaN: true }), (loan, share) => {
        const residual = loan.principal * share;
        const dearer = { ...loan, annualRate: loan.annualRate + 0.5 };
        return repayment({ ...loan, residual }) <= repayment(loan) && repayment(dearer) >= repayment(loan);
      }),
      { seed },
    );
  });

  it('[CALC-05] pays the loan off exactly, residual included', () => {
    fc.assert(
      fc.property(terms, fc.double({ min: 0, max: 1, noNaN: true }), (loan, share) => {
        const residual = loan.principal * share;
        const perYear = { weekly: 52, fortnightly: 26, monthly: 12 }[loan.frequency];
        const paid = exactRepayment({ ...loan, residual });
        let owed = loan.principal;
        for (let index = 0; index < loan.years * perYear; index += 1) {
          owed = owed * (1 + loan.annualRate / 100 / perYear) - paid;
        }
        return Math.abs(owed - residual) < 0.01;
      }),
      { seed, numRuns: 60 },
    );
  });
});
