import type { FinanceLender } from '@forecourt/domain';
import { feesOf, type CalculatorSite } from './calculatorSetup.ts';
import { comparisonRateDiffers } from './comparisonRate.ts';
import { comparisonRateWithFees } from './fees.ts';

/** Two comparison rates that should be equal. Percent per year. */
export interface RateDifference {
  /** The rate in the feed, which is shown. */
  stored: number;
  /** The rate computed from the lender's rate and the site's listed fees. */
  computed: number;
}

/**
 * Whether a stored comparison rate of the dealer's own finance desk is more than 0.05 points away from the computed
 * one: then the rate, the fees or the stored value is out of date. Null where it is not, or where not all fees are
 * known.
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
