import {
  formatMoney,
  salePrice,
  type FinanceFigures,
  type FinanceLender,
  type SiteFinance,
  type Vehicle,
} from '@forecourt/domain';
import { repaymentMessages } from '@forecourt/domain/messages';
import { isFinanceShown, isFinanced, lenderOf, type FinanceVehicle } from './eligibility.ts';
import { financeRules, type FinanceRules, type FinanceSite, type Lender } from './rules.ts';

type QuotedVehicle = FinanceVehicle & Pick<Vehicle, 'youxQuote'>;
type YouxQuote = NonNullable<Vehicle['youxQuote']>;

const positive = (cents: number | null): number | null => (cents !== null && cents > 0 ? cents : null);

/** Loan term of a requested quote, in years. */
export const quoteYears = 5;

/**
 * What is said beside a repayment that nothing is left to pay of: of amounts that are known to be 0, not of unknown ones.
 * A message of the platform, which `repaymentWords` says in the site's words.
 */
export function wholeLoanNote(deposit: number | null, finalPayment: number | null): string | null {
  if (finalPayment !== 0) return null;
  return repaymentMessages[deposit === 0 ? 'repayment.nothingLeft' : 'repayment.noFinalPayment'];
}

/** Converts a quote to figures, a stored one and a new one alike. */
export function quoteFigures({ weeklyRepaymentAmount, advertisedRate, comparisonRate }: YouxQuote): FinanceFigures {
  return {
    provider: 'youx',
    amount: weeklyRepaymentAmount,
    per: 'week',
    weekly: weeklyRepaymentAmount,
    interestRate: advertisedRate,
    comparisonRate,
    termYears: quoteYears,
    deposit: null,
    finalPayment: null,
    note: repaymentMessages['repayment.quoteTerms'],
  };
}

function termOf({ termYears, termMonths, termWeeks }: FinanceLender): number | null {
  if (termYears !== null) return termYears;
  if (termMonths !== null) return termMonths / 12;
  return termWeeks === null ? null : termWeeks / 52;
}

function lenderFigures({ key, prefers, tellsNoFinalPayment }: Lender, lender: FinanceLender): FinanceFigures {
  const termYears = termOf(lender);
  // A repayment without its term is left out; rates can be shown alone.
  const week = termYears === null ? null : lender.paymentWeek;
  const month = termYears === null ? null : lender.paymentMonth;
  const monthly = month !== null && (prefers === 'month' || week === null);
  const finalPayment = positive(lender.balloon);
  return {
    provider: key,
    amount: monthly ? month : week,
    per: monthly ? 'month' : 'week',
    weekly: week,
    interestRate: lender.interestRate!,
    comparisonRate: lender.comparisonRate!,
    termYears,
    deposit: positive(lender.deposit),
    finalPayment,
    note: wholeLoanNote(lender.deposit, tellsNoFinalPayment ? (finalPayment ?? 0) : lender.balloon),
  };
}

/**
 * The finance figures of a vehicle: the stored quote where the dealership uses quotes, else those of the first allowed
 * lender in its order; null where there are none.
 */
export function financeFigures(vehicle: QuotedVehicle, rules: FinanceRules, now: Date): FinanceFigures | null {
  const options = { now, excludesSuzuki: rules.excludesSuzuki };
  if (rules.youxQuotes) {
    const { youxQuote, price } = vehicle;
    return youxQuote && price && isFinanced(vehicle, options) ? quoteFigures(youxQuote) : null;
  }
  const lender = rules.lenders.find((one) => isFinanceShown(vehicle, one, options));
  return lender ? lenderFigures(lender, lenderOf(vehicle, lender.key)!) : null;
}

/** The same for a site: null where it shows no finance. */
export function siteFigures(
  site: FinanceSite,
  vehicle: QuotedVehicle & Pick<Vehicle, 'dealership_id'>,
  now: Date,
): FinanceFigures | null {
  return site.flags.financeBox ? financeFigures(vehicle, financeRules(site, vehicle.dealership_id), now) : null;
}

/** Whether a site requests a quote for this vehicle after the page has loaded: it shows quotes, and none is stored. */
export function asksQuote(
  site: FinanceSite,
  vehicle: QuotedVehicle & Pick<Vehicle, 'dealership_id'>,
  now: Date,
): boolean {
  const { excludesSuzuki, youxQuotes } = financeRules(site, vehicle.dealership_id);
  const needsQuote = site.flags.financeBox && youxQuotes && vehicle.youxQuote === null && salePrice(vehicle) !== null;
  return needsQuote && isFinanced(vehicle, { now, excludesSuzuki });
}

/** The disclaimer of the lender whose figures are shown, or of the quote. */
export function financeDisclaimer(
  { quoteDisclaimer }: Pick<SiteFinance, 'quoteDisclaimer'>,
  vehicle: Pick<Vehicle, 'finance_lenders'>,
  figures: Pick<FinanceFigures, 'provider'> | null,
): string | null {
  if (!figures) return null;
  if (figures.provider === 'youx') return quoteDisclaimer;
  return lenderOf(vehicle, figures.provider)?.disclaimer ?? null;
}

/** A lender's figure in whole dollars. @param amount in cents @example wholeDollars(19_349) // '$193' */
export function wholeDollars(amount: number): string {
  return formatMoney(Math.round(amount / 100) * 100);
}
