import type { FinanceLender } from '@forecourt/domain';
import { feesOf, type CalculatorSite } from './calculatorSetup.ts';
import { comparisonRateDiffers } from './comparisonRate.ts';
import { comparisonRateWithFees } from './fees.ts';

/** Two comparison rates that should be one. Percent per year. */
export interface RateDifference {
  /** What the feed says; it is shown all the same. */
  stored: number;
  /** What comes of the lender's rate and the fees that the site lists. */
  computed: number;
}

/**
 * Whether a comparison rate of the dealer's own finance desk is more than 0.05 points away from what its rate and the
 * site's fees come to: one of the three is out of date. Null where it is not, or where nobody knows all fees.
 * @see finance design note, "Comparison rate"
 */
export function rateDifference(
  { calculator, finance }: CalculatorSite,
  lenders: Readonly<Record<string, FinanceLender>>,
): RateDifference | null {
  const desk = lenders['manual'];
  const fees = feesOf(calculator, 'manual', desk ?? null);
  if (!desk || desk.interestRate === null || desk.comparisonRate === null || fees.length === 0) return null;
  const computed = comparisonRateWithFees(desk.interestRate, fees, finance.comparisonBasis);
  if (computed === null || !comparisonRateDiffers(desk.comparisonRate, computed)) return null;
  return { stored: desk.comparisonRate, computed };
}
