import { dollars, type Cents, type FinanceFigures, type FinanceLender } from '@forecourt/domain';
import type { Frequency, LoanTerms } from './repayment.ts';

/** The loan of a lender's figures and its repayment, as plain data. */
export interface OwnLoan {
  /** Dollars borrowed. */
  principal: number;
  /** Dollars due with the last repayment. */
  residual: number;
  /** Percent per year. */
  annualRate: number;
  years: number;
  /** The lender's repayment per period; missing for periods that it does not state. */
  payments: Partial<Record<Frequency, Cents>>;
}

type OwnFigures = Pick<
  FinanceFigures,
  'amount' | 'per' | 'weekly' | 'interestRate' | 'termYears' | 'deposit' | 'finalPayment'
>;

/** @param price of the vehicle, in whole cents; without one, a repayment or a term there is no loan to speak of */
export function ownLoanOf(
  figures: OwnFigures | null,
  lender: Pick<FinanceLender, 'paymentMonth'> | null,
  price: Cents | null,
): OwnLoan | null {
  if (!figures || price === null || figures.amount === null || figures.termYears === null) return null;
  const { weekly } = figures;
  const monthly = figures.per === 'month' ? figures.amount : (lender?.paymentMonth ?? null);
  return {
    principal: dollars(price - (figures.deposit ?? 0)),
    residual: dollars(figures.finalPayment ?? 0),
    annualRate: figures.interestRate,
    years: figures.termYears,
    payments: { ...(weekly !== null && { weekly }), ...(monthly !== null && { monthly }) },
  };
}

/**
 * The lender's own repayment for a loan; null for every other loan. A stored repayment is shown as given: computed
 * again it might differ by a dollar, and one loan would have two repayments. Amounts are compared in whole dollars, as
 * pages show them.
 */
export function ownPayment(
  own: OwnLoan | null,
  { principal, residual = 0, annualRate, years, frequency }: LoanTerms,
): Cents | null {
  const isSame =
    own !== null &&
    Math.round(own.principal) === Math.round(principal) &&
    Math.round(own.residual) === Math.round(residual) &&
    own.annualRate === annualRate &&
    own.years === years;
  return isSame ? (own.payments[frequency] ?? null) : null;
}
