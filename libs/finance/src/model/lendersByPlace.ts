import type { LenderTerms, Location, PublicSite } from '@forecourt/domain';
import { feesOf, type CalculatorSite } from './calculatorSetup.ts';
import { comparisonRateWithFees } from './fees.ts';

/** A rate that may be shown: it has a comparison rate and has not expired. Percent per year. */
export interface AdvertisedRate {
  interestRate: number;
  comparisonRate: number;
  termYears: number | null;
  /** Last day of validity, as YYYY-MM-DD. */
  until: string | null;
}

/** A lender of the dealer, as a page shows it. */
export interface AdvertisedLender extends Pick<LenderTerms, 'name' | 'minPrice' | 'establishmentFee'> {
  /** Null where the lender advertises none, it has expired, or it has no comparison rate. */
  rate: AdvertisedRate | null;
}

/**
 * The rate that a lender advertises on a day.
 * @returns null where it advertises none, or it has lapsed, or nobody knows its comparison rate
 */
export function advertisedRate(
  { calculator, finance }: CalculatorSite,
  key: string,
  today: string,
): AdvertisedRate | null {
  const { advertised } = calculator.lenders[key] ?? {};
  if (!advertised || (advertised.until !== undefined && advertised.until < today)) return null;
  const { interestRate, termYears = null, until = null } = advertised;
  const fees = key === 'manual' ? feesOf(calculator, key, null) : [];
  const computed = fees.length > 0 ? comparisonRateWithFees(interestRate, fees, finance.comparisonBasis) : null;
  // The lender's own comparison rate has priority; a rate without any is not shown.
  const comparisonRate = advertised.comparisonRate ?? computed;
  return comparisonRate === null ? null : { interestRate, comparisonRate, termYears, until };
}

/** Lenders of one or several locations of a dealer. */
export interface LendersHere {
  /** Names of the locations, in the dealer's order. */
  places: readonly string[];
  lenders: readonly AdvertisedLender[];
}

export interface LenderSite extends CalculatorSite {
  finance: CalculatorSite['finance'] & Pick<PublicSite['finance'], 'dealershipLenders'>;
  locations: readonly Pick<Location, 'name' | 'dealership_id' | 'location_type' | 'closed_on'>[];
}

const sells = ({ location_type: type }: Pick<Location, 'location_type'>) => type === 'sales' || type === '';

/** Lenders of a dealership in its order of preference; all of the site's where it names none. */
function keysOf({ calculator, finance }: LenderSite, dealershipId: string): string[] {
  const all = Object.keys(calculator.lenders);
  const own = Object.hasOwn(finance.dealershipLenders, dealershipId) ? finance.dealershipLenders[dealershipId] : null;
  return own ? own.filter((key) => all.includes(key)) : all;
}

/**
 * The lenders of each location, with the rates advertised today. Locations with the same lenders are grouped; a dealer
 * whose locations all have the same ones, or that has no location that sells, is one group.
 * @param today by the dealer's clock, as YYYY-MM-DD
 */
export function lendersByPlace(site: LenderSite, today: string): LendersHere[] {
  const open = site.locations.filter((place) => sells(place) && (!place.closed_on || place.closed_on >= today));
  const groups = Map.groupBy(open, ({ dealership_id }) => keysOf(site, dealership_id).join(' '));
  if (open.length === 0) groups.set(Object.keys(site.calculator.lenders).join(' '), []);
  return [...groups].flatMap(([keys, places]) => {
    const lenders = keys.split(' ').flatMap((key): AdvertisedLender[] => {
      const terms = site.calculator.lenders[key];
      if (!terms) return [];
      const { name, minPrice, establishmentFee } = terms;
      return [{ name, minPrice, establishmentFee, rate: advertisedRate(site, key, today) }];
    });
    return lenders.length > 0 ? [{ places: places.map(({ name }) => name), lenders }] : [];
  });
}
