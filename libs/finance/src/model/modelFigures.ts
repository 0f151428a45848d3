import { dollars, type Cents, type FinanceFigures, type PublicSite } from '@forecourt/domain';
import { repaymentMessages, wordsOf } from '@forecourt/domain/messages';
import { advertisedRate } from './lendersByPlace.ts';
import { repayment } from './repayment.ts';
import { financeRules, type FinanceSite } from './rules.ts';

/** Weekly repayment of a new vehicle, and the rate it is based on. */
export interface ModelFigures {
  figures: FinanceFigures;
  /** Name of the lender. */
  lender: string;
}

/**
 * The repayment of a vehicle's full price at a rate that one of the site's lenders advertises. Null where none
 * advertises, and on sites that show no finance or only quotes: no lender has quoted this vehicle.
 * @param price of the variant in its colour
 * @param today by the dealer's clock, as YYYY-MM-DD
 */
export function modelFigures(
  site: FinanceSite & Pick<PublicSite, 'calculator' | 'finance'> & Partial<Pick<PublicSite, 'messages'>>,
  price: Cents,
  today: string,
): ModelFigures | null {
  const { lenders, youxQuotes } = financeRules(site, '');
  if (!site.flags.financeBox || youxQuotes) return null;
  for (const { key: provider } of lenders) {
    const terms = site.calculator.lenders[provider];
    const rate = advertisedRate(site, provider, today);
    const isTooCheap = dollars(price) < (terms?.minPrice ?? 0);
    if (!terms || !rate || rate.termYears === null || isTooCheap) continue;
    const { interestRate, comparisonRate, termYears } = rate;
    const weekly =
      100 * repayment({ principal: dollars(price), annualRate: interestRate, years: termYears, frequency: 'weekly' });
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
        deposit: null,
        finalPayment: null,
        note: wordsOf(repaymentMessages, { messages: site.messages ?? {} })('repayment.nothingLeft'),
      },
    };
  }
  return null;
}
