import { exactRepayment, repaymentsPerYear, type Frequency } from './repayment.ts';

export interface ComparisonLoan {
  /** Dollars borrowed. Advertised rates apply to 30,000. */
  amount: number;
  /** Nominal percent per year. */
  annualRate: number;
  years: number;
  /** Dollars due with the last payment. @default 0 */
  residual?: number;
  /** Dollars of credit fees paid at the start, without government charges. @default 0 */
  upfrontFees?: number;
  /** Dollars of credit fees paid with every repayment. @default 0 */
  periodicFee?: number;
  /** @default 'monthly' */
  frequency?: Frequency;
}

/** Intervals per year as the regulation counts them: 365.25 days have 26.09 fortnights. */
const intervalsPerYear: Record<Frequency, number> = { weekly: 52.18, fortnightly: 26.09, monthly: 12 };

/** Present value, at a rate per interval, of all that the borrower pays. */
function presentValue(rate: number, count: number, paid: number, upfront: number, residual: number): number {
  const last = (1 + rate) ** -count;
  const annuity = rate === 0 ? count : (1 - last) / rate;
  return upfront + paid * annuity + residual * last;
}

/**
 * Comparison rate of a loan with its fees, in percent per year to 2 decimals; null where the fees exceed the loan.
 * @see finance design note, "Comparison rate"
 * @example comparisonRate({ amount: 30_000, annualRate: 6.99, years: 5, upfrontFees: 395, periodicFee: 8 }) // 8.11
 */
export function comparisonRate(loan: ComparisonLoan): number | null {
  const { amount, annualRate, years, residual = 0, upfrontFees = 0, periodicFee = 0, frequency = 'monthly' } = loan;
  if (amount <= 0 || years <= 0 || upfrontFees >= amount) return null;
  const count = Math.round(years * repaymentsPerYear[frequency]);
  const paid = exactRepayment({ principal: amount, annualRate, years, frequency, residual }) + periodicFee;
  const costs = (rate: number) => presentValue(rate, count, paid, upfrontFees, residual);
  let low = 0;
  let high = 1;
  if (costs(low) < amount || costs(high) > amount) return null;
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (costs(middle) > amount) low = middle;
    else high = middle;
  }
  return Math.round(intervalsPerYear[frequency] * low * 10_000) / 100;
}

/**
 * Whether a lender's stored rate differs so much from a computed one that one of them is out of date. Both in percent.
 */
export function comparisonRateDiffers(stored: number, computed: number): boolean {
  // Compared in hundredths, because 8.16 − 8.11 is not 0.05 in binary.
  return Math.abs(Math.round(stored * 100) - Math.round(computed * 100)) > 5;
}
