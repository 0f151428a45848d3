import { dollars, type Cents, type FinanceFigures, type PublicSite } from '@forecourt/domain';
import { exampleInput, exampleShares } from './exampleLoan.ts';
import { advertisedRate } from './lendersByPlace.ts';
import { wholeLoanNote } from './figures.ts';
import { repayment } from './repayment.ts';
import { financeRules, type FinanceSite } from './rules.ts';

/** Weekly repayment of a new vehicle, and the rate it is based on. */
export interface ModelFigures {
  figures: FinanceFigures;
  /** Name of the lender. */
  lender: string;
}

/**
 * The repayment of the site's example loan for a price, at a rate that one of its lenders advertises. Null where none
 * advertises, and on sites that show no finance or only quotes: no lender has quoted this vehicle.
 * @param price of the variant in its colour
 * @param today by the dealer's clock, as YYYY-MM-DD
 */
export function modelFigures(
  site: FinanceSite & Pick<PublicSite, 'calculator' | 'finance'>,
  price: Cents,
  today: string,
): ModelFigures | null {
  const { lenders, youxQuotes } = financeRules(site, '');
  if (!site.flags.financeBox || youxQuotes) return null;
  const { example } = site.finance;
  for (const { key: provider } of lenders) {
    const terms = site.calculator.lenders[provider];
    const rate = advertisedRate(site, provider, today);
    const isTooCheap = dollars(price) < (terms?.minPrice ?? 0);
    const termYears = rate?.termYears ?? example?.years ?? null;
    if (!terms || !rate || termYears === null || isTooCheap) continue;
    const { interestRate, comparisonRate } = rate;
    const { deposit, residual } = exampleInput(price, example);
    const principal = dollars(price) - deposit;
    const loan = { principal, residual, annualRate: interestRate, years: termYears, frequency: 'weekly' } as const;
    const weekly = 100 * repayment(loan);
    const shares = exampleShares(price, example);
    return {
      lender: terms.name,
      figures: {
        provider,
        amount: weekly,
        per: 'week',
        weekly,
        interestRate,
        comparisonRate,
        termYears,
        deposit: shares.deposit || null,
        finalPayment: shares.finalPayment || null,
        note: wholeLoanNote(shares.deposit, shares.finalPayment),
      },
    };
  }
  return null;
}
