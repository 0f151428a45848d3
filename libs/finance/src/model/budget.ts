import type { CalculatorBounds } from './bounds.ts';
import { quoteRepayment, type CalculatorInput } from './quote.ts';

/** A budget per period and the terms of the loan. Dollars, percent per year, years. */
export interface Budget extends Omit<CalculatorInput, 'price'> {
  /** Dollars per period. */
  budget: number;
}

/** Step in dollars of the prices that a budget is converted to. */
export const budgetStep = 500;

/** Default budgets of forms and the ranges of their sliders, in dollars per period. */
export const budgetRanges = {
  weekly: { min: 30, max: 1_000, step: 5, usual: 150 },
  fortnightly: { min: 60, max: 2_000, step: 10, usual: 300 },
  monthly: { min: 130, max: 4_000, step: 10, usual: 650 },
} as const;

/**
 * The highest price, in steps of $500, whose repayment stays within a budget; null where the budget is too small for
 * any loan.
 * @example affordablePrice({ budget: 150, annualRate: 10, years: 5, frequency: 'weekly', deposit: 0, residual: 0 }, { price: { min: 0, max: 200_000 } }) // 30_500
 */
export function affordablePrice({ budget, ...loan }: Budget, { price: { min, max } }: CalculatorBounds): number | null {
  const fits = (steps: number) => {
    const quote = quoteRepayment({ ...loan, price: steps * budgetStep });
    return quote.kind === 'enquire' || quote.amount <= budget;
  };
  // Repayments never fall as prices rise, so a binary search finds the highest price that fits.
  let low = 0;
  let high = Math.floor(max / budgetStep);
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle - 1;
  }
  const price = low * budgetStep;
  const isLoan = quoteRepayment({ ...loan, price }).kind === 'repayment';
  return price >= min && isLoan ? price : null;
}
