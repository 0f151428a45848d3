import type { CalculatorBounds } from './bounds.ts';
import { quoteRepayment, type CalculatorInput } from './quote.ts';

/** What somebody can pay, and how. Dollars, percent per year, years. */
export interface Budget extends Omit<CalculatorInput, 'price'> {
  /** Dollars per period. */
  budget: number;
}

/** Dollars between one price that is tried and the next: prices of vehicles are told in such steps. */
export const budgetStep = 500;

/** Budgets that forms begin with and sliders move over, in dollars per period. */
export const budgetRanges = {
  weekly: { min: 30, max: 1_000, step: 5, usual: 150 },
  fortnightly: { min: 60, max: 2_000, step: 10, usual: 300 },
  monthly: { min: 130, max: 4_000, step: 10, usual: 650 },
} as const;

/**
 * The highest price, in steps of $500, whose repayment stays within a budget; null where no loan is that small.
 * @example affordablePrice({ budget: 150, annualRate: 10, years: 5, frequency: 'weekly', deposit: 0, residual: 0 }, { price: { min: 0, max: 200_000 } }) // 30_500
 */
export function affordablePrice({ budget, ...loan }: Budget, { price: { min, max } }: CalculatorBounds): number | null {
  const fits = (steps: number) => {
    const quote = quoteRepayment({ ...loan, price: steps * budgetStep });
    return quote.kind === 'enquire' || quote.amount <= budget;
  };
  // A dearer vehicle never costs less a period, so halving finds the last one that fits.
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
