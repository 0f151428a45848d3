import {
  formatMoney,
  type FinanceFigures,
  type FinanceLender,
  type LoanFee,
  type PublicSite,
  type Vehicle,
} from '@forecourt/domain';
import { loanMessages, platformWords, wordsOf, type Words } from '@forecourt/domain/messages';
import { feesOf } from './calculatorSetup.ts';
import { lenderOf } from './eligibility.ts';

/** One row of a loan's costs. */
export interface LoanCostRow {
  name: string;
  /** Whole cents. */
  amount: number;
}

/** Costs of a lender's loan from the first day to the last. Money in whole cents. */
export interface LoanCost {
  rows: LoanCostRow[];
  /** Sum of all rows. */
  total: number;
  /** Total payable as the lender itself states it; null where it does not. */
  stated: number | null;
}

const periods = {
  week: { perYear: 52, key: 'loan.weeklyRepayments' },
  month: { perYear: 12, key: 'loan.monthlyRepayments' },
} as const;

/**
 * Total costs of a lender's figures: deposit, all repayments, final payment, and the listed fees. Null without a
 * repayment or a term.
 * @param fees of the lender, or of the dealer's own desk
 * @param say words of the site. @default the platform's
 */
export function loanCost(
  figures: FinanceFigures | null,
  lender: Pick<FinanceLender, 'totalPayable'> | null,
  fees: readonly LoanFee[],
  say: Words<typeof loanMessages> = platformWords(loanMessages),
): LoanCost | null {
  if (!figures || figures.amount === null || figures.termYears === null) return null;
  const { amount, per, termYears, deposit, finalPayment } = figures;
  const { perYear, key } = periods[per];
  const count = Math.round(termYears * perYear);
  const months = Math.round(termYears * 12);
  const rows: LoanCostRow[] = [
    ...(deposit === null ? [] : [{ name: say('loan.deposit'), amount: deposit }]),
    { name: say(key, { count, amount: formatMoney(amount) }), amount: amount * count },
    ...(finalPayment === null ? [] : [{ name: say('loan.finalPayment'), amount: finalPayment }]),
    ...fees.map((fee) =>
      fee.due === 'monthly'
        ? {
            name: say('loan.feeForMonths', { fee: fee.label, months, amount: formatMoney(fee.amount) }),
            amount: fee.amount * months,
          }
        : { name: fee.label, amount: fee.amount },
    ),
  ];
  return { rows, total: rows.reduce((sum, row) => sum + row.amount, 0), stated: lender?.totalPayable ?? null };
}

/**
 * The same for a vehicle with the figures of its page, including the fees that its lender lists, or the site for its
 * own finance desk, in the words of the site.
 */
export function vehicleLoanCost(
  {
    calculator,
    messages = {},
    locale,
  }: Pick<PublicSite, 'calculator'> & Partial<Pick<PublicSite, 'messages' | 'locale'>>,
  vehicle: Pick<Vehicle, 'finance_lenders'>,
  figures: FinanceFigures | null,
): LoanCost | null {
  if (!figures) return null;
  const { provider } = figures;
  // A quote comes from a broker and has no entry in the feed.
  const lender = provider === 'youx' ? null : lenderOf(vehicle, provider);
  const say = wordsOf(loanMessages, { messages, locale });
  return loanCost(figures, lender, feesOf(calculator, provider, lender, messages), say);
}
