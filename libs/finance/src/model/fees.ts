import { dollars, type ComparisonBasis, type LoanFee } from '@forecourt/domain';
import { comparisonRate } from './comparisonRate.ts';

/** Whole months of a term, for which a monthly fee is charged. */
const monthsOf = (years: number): number => Math.round(years * 12);

const sumOf = (fees: readonly LoanFee[]): number => dollars(fees.reduce((sum, { amount }) => sum + amount, 0));

/** Total fees over the whole term, in dollars. @param years of the loan */
export function feesOverTerm(fees: readonly LoanFee[], years: number): number {
  const monthly = fees.filter(({ due }) => due === 'monthly');
  const once = fees.filter(({ due }) => due === 'start');
  return sumOf(once) + sumOf(monthly) * monthsOf(years);
}

/**
 * Comparison rate of a rate with these fees, for the loan that the site uses as its basis, repaid monthly. Government
 * charges are not included.
 * @param annualRate percent per year
 * @param basis $30,000 over 5 years by law
 */
export function comparisonRateWithFees(
  annualRate: number,
  fees: readonly LoanFee[],
  basis: ComparisonBasis,
): number | null {
  const counted = fees.filter(({ isGovernmentCharge }) => !isGovernmentCharge);
  return comparisonRate({
    ...basis,
    annualRate,
    upfrontFees: sumOf(counted.filter(({ due }) => due === 'start')),
    periodicFee: sumOf(counted.filter(({ due }) => due === 'monthly')),
  });
}
