import {
  formatMoney,
  type FinanceFigures,
  type FinanceLender,
  type LoanFee,
  type PublicSite,
  type Vehicle,
} from '@forecourt/domain';
import { feesOf } from './calculatorSetup.ts';
import { lenderOf } from './eligibility.ts';

/** One line of what a loan costs. */
export interface LoanCostRow {
  name: string;
  /** Whole cents. */
  amount: number;
}

/** What a lender's loan costs from the first day to the last. Money in whole cents. */
export interface LoanCost {
  rows: LoanCostRow[];
  /** All rows together. */
  total: number;
  /** What the lender itself states as payable in all; null where it states nothing. */
  stated: number | null;
}

const periods = { week: { perYear: 52, noun: 'weekly' }, month: { perYear: 12, noun: 'monthly' } } as const;

/**
 * What the figures of a lender come to: deposit, every repayment, what is due at the end, and the fees that are listed.
 * Null where there is no repayment or no term to tell.
 * @param fees of the lender, or of the dealer's own desk
 */
export function loanCost(
  figures: FinanceFigures | null,
  lender: Pick<FinanceLender, 'totalPayable'> | null,
  fees: readonly LoanFee[],
): LoanCost | null {
  if (!figures || figures.amount === null || figures.termYears === null) return null;
  const { amount, per, termYears, deposit, finalPayment } = figures;
  const { perYear, noun } = periods[per];
  const count = Math.round(termYears * perYear);
  const months = Math.round(termYears * 12);
  const rows: LoanCostRow[] = [
    ...(deposit === null ? [] : [{ name: 'Deposit', amount: deposit }]),
    { name: `${count} ${noun} repayments of ${formatMoney(amount)}`, amount: amount * count },
    ...(finalPayment === null ? [] : [{ name: 'Final payment (balloon)', amount: finalPayment }]),
    ...fees.map((fee) =>
      fee.due === 'monthly'
        ? { name: `${fee.label}, ${months} months at ${formatMoney(fee.amount)}`, amount: fee.amount * months }
        : { name: fee.label, amount: fee.amount },
    ),
  ];
  return { rows, total: rows.reduce((sum, row) => sum + row.amount, 0), stated: lender?.totalPayable ?? null };
}

/** The same of a vehicle with the figures that its page shows: with the fees that its lender, or the site for its own desk, lists. */
export function vehicleLoanCost(
  { calculator }: Pick<PublicSite, 'calculator'>,
  vehicle: Pick<Vehicle, 'finance_lenders'>,
  figures: FinanceFigures | null,
): LoanCost | null {
  if (!figures) return null;
  const { provider } = figures;
  // A quote comes from a broker: no entry of the feed is behind it.
  const lender = provider === 'youx' ? null : lenderOf(vehicle, provider);
  return loanCost(figures, lender, feesOf(calculator, provider, lender));
}
