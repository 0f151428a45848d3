import type { FinanceLender, Vehicle } from '@forecourt/domain';
import { clamp, notNegative, snap, type CalculatorBounds } from './bounds.ts';
import { repayment, type Frequency } from './repayment.ts';

/** What a visitor sets in the calculator. Dollars, percent per year, years. */
export interface CalculatorInput {
  price: number;
  deposit: number;
  residual: number;
  annualRate: number;
  years: number;
  frequency: Frequency;
}

/** What the calculator answers. */
export type Quote =
  | { kind: 'repayment'; /** Whole dollars per period. */ amount: number; frequency: Frequency; principal: number }
  | { kind: 'enquire'; text: string };

export const enquireForFinance = 'Enquire for Finance';
/** Repayments of this many dollars or less say nothing about a loan. */
const meaninglessRepayment = 25;

/** What the loan would cost per period. Deposit never exceeds the price, the residual never what is lent. */
export function quoteRepayment(input: CalculatorInput): Quote {
  const price = notNegative(input.price);
  const principal = price - clamp(input.deposit, { min: 0, max: price });
  const residual = clamp(input.residual, { min: 0, max: principal });
  const { annualRate, years, frequency } = input;
  const amount = repayment({ principal, residual, annualRate, years, frequency });
  if (amount <= meaninglessRepayment) return { kind: 'enquire', text: enquireForFinance };
  return { kind: 'repayment', amount, frequency, principal };
}

/** What the calculator starts from: the vehicle's price and the lender's deposit where they are known. */
export function startingInput(
  bounds: CalculatorBounds,
  vehicle: Pick<Vehicle, 'price'> | null,
  lender: Pick<FinanceLender, 'deposit'> | null = null,
): CalculatorInput {
  const { defaults } = bounds;
  return {
    price: vehicle?.price ? vehicle.price / 100 : defaults.price,
    deposit: clamp((lender?.deposit ?? 0) / 100, bounds.deposit),
    residual: 0,
    annualRate: defaults.rate,
    years: defaults.term,
    frequency: 'weekly',
  };
}

/** What a visitor entered, brought within the bounds. The price is left alone: its error is told instead. */
export function withinBounds(input: CalculatorInput, bounds: CalculatorBounds): CalculatorInput {
  return {
    ...input,
    price: notNegative(input.price),
    deposit: clamp(notNegative(input.deposit), bounds.deposit),
    residual: clamp(notNegative(input.residual), bounds.residual),
    annualRate: snap(input.annualRate, bounds.rate),
    years: snap(input.years, bounds.term),
  };
}
