import { formatMoney, type Vehicle } from '@forecourt/domain';
import {
  financeProviders,
  financeShown,
  lenderOf,
  type EligibilityOptions,
  type FinanceProvider,
  type FinanceVehicle,
} from './eligibility.ts';

/** What the finance box shows of one lender or quote. Figures are theirs, never recomputed. */
export interface FinanceFigures {
  provider: FinanceProvider | 'youx';
  /** Cents per period; null where the lender gives rates only. */
  amount: number | null;
  per: 'week' | 'month';
  /** Percent per year. */
  interestRate: number;
  /** Percent per year. */
  comparisonRate: number;
  termYears: number | null;
  /** What sets this lender's loan apart. @example '$0 final payment' */
  note: string | null;
  disclaimer: string | null;
}

export interface FigureOptions extends EligibilityOptions {
  /** The site shows YouX quotes before any lender's figures. */
  youxQuotes?: boolean;
}

/** The figures to show for a vehicle: a quote where the site uses them, else the first lender that may be shown. */
export function financeFigures(
  vehicle: FinanceVehicle & Pick<Vehicle, 'youxQuote'>,
  options: FigureOptions,
): FinanceFigures | null {
  const quote = vehicle.youxQuote;
  if (options.youxQuotes && quote && vehicle.price) {
    return {
      provider: 'youx',
      amount: quote.weeklyRepaymentAmount,
      per: 'week',
      interestRate: quote.advertisedRate,
      comparisonRate: quote.comparisonRate,
      termYears: 5,
      note: null,
      disclaimer: null,
    };
  }
  const provider = financeProviders.find((one) => financeShown(vehicle, one, options));
  if (!provider) return null;
  const lender = lenderOf(vehicle, provider)!;
  const monthly = provider === 'nissanfinance' || lender.paymentWeek === null;
  return {
    provider,
    amount: monthly ? lender.paymentMonth : lender.paymentWeek,
    per: monthly && lender.paymentMonth !== null ? 'month' : 'week',
    interestRate: lender.interestRate!,
    comparisonRate: lender.comparisonRate!,
    termYears: lender.termYears,
    note: provider === 'angle' ? '$0 final payment' : null,
    disclaimer: lender.disclaimer,
  };
}

/** A lender's figure in whole dollars. @param amount in cents @example wholeDollars(19_349) // '$193' */
export function wholeDollars(amount: number): string {
  return formatMoney(Math.round(amount / 100) * 100);
}

/** @param rate percent per year @example rateText(8.7) // '8.70%' */
export function rateText(rate: number): string {
  return `${(Math.round((rate + Number.EPSILON) * 100) / 100).toFixed(2)}%`;
}

/** Basis and warning that the credit law asks for wherever a comparison rate is shown. */
export const comparisonWarning =
  'Comparison rate is for a secured loan of $30,000 over 5 years. WARNING: This comparison rate is true only for the example given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate.';
