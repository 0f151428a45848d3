import { localTime, timeZoneAt, type Cents, type PublicSite } from '@forecourt/domain';
import { financePageMessages, wordsOf } from '@forecourt/domain/messages';
import { FinanceNote, RepaymentLine } from '@forecourt/finance';
import { modelFigures } from '@forecourt/finance/model';
import type { ModelPageProps } from '@forecourt/templates';

/** Weekly repayment of a new vehicle, at a rate that one of the site's lenders advertises today. */
export function modelWeekly(
  site: PublicSite,
  now: Date,
  price: Cents | null,
): Pick<ModelPageProps['slots'], 'weekly' | 'weeklyNote'> {
  const today = localTime(now, timeZoneAt(site.locations, null)).date;
  const found = price === null ? null : modelFigures(site, price, today);
  if (!found) return {};
  const disclaimer = wordsOf(financePageMessages, site)('financePage.estimateAtTheRate', { lender: found.lender });
  return {
    weekly: (amount) => <RepaymentLine figures={modelFigures(site, amount, today)?.figures ?? null} />,
    weeklyNote: <FinanceNote finance={{ ...site.finance, disclaimer }} figures={found.figures} />,
  };
}
