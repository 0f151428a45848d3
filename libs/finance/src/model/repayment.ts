/** Repayment frequencies, and the number of repayments a year. */
export const repaymentsPerYear = { weekly: 52, fortnightly: 26, monthly: 12 } as const;
export type Frequency = keyof typeof repaymentsPerYear;
export const frequencies = Object.keys(repaymentsPerYear) as Frequency[];

export interface LoanTerms {
  /** Dollars borrowed. */
  principal: number;
  /** Percent per year. */
  annualRate: number;
  years: number;
  frequency: Frequency;
  /** Dollars due with the last payment. @default 0 */
  residual?: number;
}

/** The exact repayment in dollars, paid at the end of each period. */
export function exactRepayment({ principal, annualRate, years, frequency, residual = 0 }: LoanTerms): number {
  const perYear = repaymentsPerYear[frequency];
  const count = years * perYear;
  const rate = annualRate / 100 / perYear;
  if (rate === 0) return (principal - residual) / count;
  // expm1 and log1p keep the digits that (1 + i)^n − 1 loses at small rates.
  return rate * (principal + (principal - residual) / Math.expm1(count * Math.log1p(rate)));
}

/**
 * Repayment of a fixed-rate loan with an optional residual, in whole dollars, rounded up once at the end.
 * @see finance design note, "Repayment"
 * @example repayment({ principal: 30_000, annualRate: 10, years: 5, frequency: 'monthly' }) // 638
 */
export function repayment(terms: LoanTerms): number {
  // Binary fractions put exact dollars slightly above themselves; a plain ceil would add a dollar to those.
  const toMillionths = Math.round(exactRepayment(terms) * 1e6) / 1e6;
  return Math.max(0, Math.ceil(toMillionths));
}
