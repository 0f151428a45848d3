import { dollars } from '@forecourt/domain';
import { clamp, notNegative, snap, type CalculatorBounds } from './bounds.ts';
import { ownPayment, type OwnLoan } from './ownLoan.ts';
import { repayment, repaymentsPerYear, type Frequency } from './repayment.ts';

/** Entered values of the calculator. Dollars, percent per year, years. */
export interface CalculatorInput {
  price: number;
  deposit: number;
  residual: number;
  annualRate: number;
  years: number;
  frequency: Frequency;
}

/** Result of the calculator for a loan. Dollars. */
export interface RepaymentQuote {
  kind: 'repayment';
  /** Whole dollars per period. */
  amount: number;
  frequency: Frequency;
  principal: number;
  /** Due with the last repayment. */
  residual: number;
  /** All repayments and the residual. */
  total: number;
}

/** Result of the calculator. */
export type Quote = RepaymentQuote | { kind: 'enquire' };

/** Repayments of this many dollars or less are too small to be meaningful. */
const meaninglessRepayment = 25;

/** Amount borrowed and its residual. A deposit never exceeds the price, a residual never the amount borrowed. */
export function loanOf(input: Pick<CalculatorInput, 'price' | 'deposit' | 'residual'>): {
  principal: number;
  residual: number;
} {
  const price = notNegative(input.price);
  const principal = price - clamp(input.deposit, { min: 0, max: price });
  return { principal, residual: clamp(input.residual, { min: 0, max: principal }) };
}

/**
 * Repayment of a loan per period.
 * @param own the lender's own loan for the vehicle: its stored repayment stands, rounded as everywhere
 */
export function quoteRepayment(input: CalculatorInput, own: OwnLoan | null = null): Quote {
  const { principal, residual } = loanOf(input);
  const { annualRate, years, frequency } = input;
  const loan = { principal, residual, annualRate, years, frequency };
  const stored = ownPayment(own, loan);
  const exact = stored === null ? repayment(loan) : dollars(stored);
  if (exact <= meaninglessRepayment) return { kind: 'enquire' };
  const total = Math.round(exact * Math.round(years * repaymentsPerYear[frequency])) + residual;
  return { kind: 'repayment', amount: Math.round(exact), frequency, principal, residual, total };
}

/**
 * The entered values, clamped to the bounds. The price is unchanged: its error is shown instead.
 * @param exactRate percent per year that stands as it is: a lender's own lies between the steps
 */
export function withinBounds(
  input: CalculatorInput,
  bounds: CalculatorBounds,
  exactRate: number | null = null,
): CalculatorInput {
  return {
    ...input,
    price: notNegative(input.price),
    deposit: clamp(notNegative(input.deposit), bounds.deposit),
    residual: clamp(notNegative(input.residual), bounds.residual),
    annualRate: input.annualRate === exactRate ? exactRate : snap(input.annualRate, bounds.rate),
    years: snap(input.years, bounds.term),
  };
}
