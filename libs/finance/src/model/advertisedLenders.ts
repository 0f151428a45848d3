import type { LenderTerms } from '@forecourt/domain';
import { feesOf, type CalculatorSite } from './calculatorSetup.ts';
import { comparisonRateWithFees } from './fees.ts';

/** A rate that may be shown: it has its comparison rate, and its day has not passed. Percent per year. */
export interface AdvertisedRate {
  interestRate: number;
  comparisonRate: number;
  termYears: number | null;
  /** Last day on which it holds, as YYYY-MM-DD. */
  until: string | null;
}

/** A lender that the dealer works with, as a page shows it. */
export interface AdvertisedLender extends Pick<LenderTerms, 'name' | 'minPrice' | 'establishmentFee'> {
  /** Null where the lender advertises none, or it has lapsed, or nobody knows its comparison rate. */
  rate: AdvertisedRate | null;
}

function rateOf({ calculator, finance }: CalculatorSite, key: string, today: string): AdvertisedRate | null {
  const { advertised } = calculator.lenders[key] ?? {};
  if (!advertised || (advertised.until !== undefined && advertised.until < today)) return null;
  const { interestRate, termYears = null, until = null } = advertised;
  const fees = key === 'manual' ? feesOf(calculator, key, null) : [];
  const computed = fees.length > 0 ? comparisonRateWithFees(interestRate, fees, finance.comparisonBasis) : null;
  // The lender's own one wins; a rate without any is not shown.
  const comparisonRate = advertised.comparisonRate ?? computed;
  return comparisonRate === null ? null : { interestRate, comparisonRate, termYears, until };
}

/**
 * The lenders of a site in its order, each with the rate that it advertises today.
 * @param today by the dealer's clock, as YYYY-MM-DD
 */
export function advertisedLenders(site: CalculatorSite, today: string): AdvertisedLender[] {
  return Object.entries(site.calculator.lenders).map(([key, { name, minPrice, establishmentFee }]) => ({
    name,
    minPrice,
    establishmentFee,
    rate: rateOf(site, key, today),
  }));
}
