import {
  dollars,
  salePrice,
  type FinanceFigures,
  type ComparisonBasis,
  type FinanceLender,
  type LoanFee,
  type PublicSite,
  type Vehicle,
} from '@forecourt/domain';
import { loanMessages, wordsOf } from '@forecourt/domain/messages';
import { calculatorBounds, clamp, type CalculatorBounds } from './bounds.ts';
import { lenderOf } from './eligibility.ts';
import { exampleInput } from './exampleLoan.ts';
import { comparisonRateWithFees } from './fees.ts';
import { ownLoanOf, type OwnLoan } from './ownLoan.ts';
import type { CalculatorInput } from './quote.ts';

/** A lender's rate for one vehicle, with its comparison rate. Percent per year. */
export interface OwnRate {
  interestRate: number;
  comparisonRate: number;
}

/** Configuration of a calculator, as plain data that a server page can pass to the browser. */
export interface CalculatorSetup {
  bounds: CalculatorBounds;
  start: CalculatorInput;
  /** The lender whose figures the page shows; null where there is none. */
  ownRate: OwnRate | null;
  /** That lender's loan, whose stored repayment is shown unchanged; null where the page shows none. */
  ownLoan: OwnLoan | null;
  /** Shown beside every result. */
  fees: readonly LoanFee[];
  /** Whether `fees` lists all of the lender's fees, so that a comparison rate can be computed for any rate. */
  knowsAllFees: boolean;
  /** Loan for which a comparison rate is computed. */
  comparisonBasis: ComparisonBasis;
  /** Basis and warning, below every comparison rate. */
  comparisonWarning: string;
}

/** The part of a site that its calculators need. */
export interface CalculatorSite {
  calculator: PublicSite['calculator'];
  finance: Pick<PublicSite['finance'], 'comparisonBasis' | 'comparisonWarning'> &
    Partial<Pick<PublicSite['finance'], 'example'>>;
  /** The site's own words. @default none */
  messages?: PublicSite['messages'];
}

export interface CalculatorSubject {
  vehicle: Pick<Vehicle, 'price' | 'finance_lenders'>;
  /** The finance shown on the page, from `financeFigures`. */
  figures: Omit<FinanceFigures, 'note'> | null;
}

/** A lender's own fees, or else those that the dealer lists for its own finance desk. */
export function feesOf(
  { fees, lenders }: CalculatorSite['calculator'],
  key: string | null,
  lender: FinanceLender | null,
  messages: CalculatorSite['messages'] = {},
): readonly LoanFee[] {
  const isDesk = key === null || key === 'manual';
  const own =
    (key === null ? undefined : lenders[key]?.establishmentFee) ?? (isDesk ? null : lender?.establishmentFees);
  if (!own) return isDesk ? fees : [];
  const label = wordsOf(loanMessages, { messages })('loan.establishmentFee');
  return [{ label, amount: own, due: 'start', isGovernmentCharge: false }];
}

/**
 * Limits, fees and initial amounts of a calculator: those of the vehicle and of the loan that its page shows, so that
 * both come to the same repayment; without a vehicle, or a loan of it, the site's example.
 */
export function calculatorSetup(
  { calculator: site, finance, messages }: CalculatorSite,
  subject: CalculatorSubject | null = null,
): CalculatorSetup {
  const figures = subject?.figures ?? null;
  const key = figures?.provider ?? null;
  // A quote comes from a broker and has no entry in the feed.
  const lender = subject && key && key !== 'youx' ? lenderOf(subject.vehicle, key) : null;
  const terms = key === null ? undefined : site.lenders[key];
  const bounds = calculatorBounds({
    minPrice: terms?.minPrice ?? site.minPrice,
    rate: terms?.rate ?? site.rate,
    defaultRate: site.defaultRate,
  });
  const fees = feesOf(site, key, lender, messages);
  const price = subject && salePrice(subject.vehicle);
  const startPrice = price ?? bounds.defaults.price * 100;
  const example = finance.example ?? null;
  const shares = figures
    ? { deposit: Math.round(dollars(figures.deposit ?? 0)), residual: Math.round(dollars(figures.finalPayment ?? 0)) }
    : exampleInput(startPrice, example);
  return {
    bounds,
    start: {
      price: dollars(startPrice),
      deposit: clamp(shares.deposit, bounds.deposit),
      residual: clamp(shares.residual, bounds.residual),
      annualRate: figures?.interestRate ?? bounds.defaults.rate,
      years: clamp(figures?.termYears ?? example?.years ?? bounds.defaults.term, bounds.term),
      frequency: figures?.per === 'month' ? 'monthly' : 'weekly',
    },
    ownRate: figures && { interestRate: figures.interestRate, comparisonRate: figures.comparisonRate },
    ownLoan: ownLoanOf(figures, lender, price),
    fees,
    comparisonBasis: finance.comparisonBasis,
    comparisonWarning: finance.comparisonWarning,
    knowsAllFees: fees.length > 0 && (figures === null || figures.provider === 'manual'),
  };
}

/**
 * The comparison rate to show beside a rate: the lender's own for its own rate, else a computed one if all fees are
 * known.
 */
export function comparisonFor(
  annualRate: number,
  {
    ownRate,
    fees,
    knowsAllFees,
    comparisonBasis,
  }: Pick<CalculatorSetup, 'ownRate' | 'fees' | 'knowsAllFees' | 'comparisonBasis'>,
): number | null {
  if (ownRate && annualRate === ownRate.interestRate) return ownRate.comparisonRate;
  return knowsAllFees ? comparisonRateWithFees(annualRate, fees, comparisonBasis) : null;
}
