import { isInStock, type PublicSite, type Vehicle } from '@forecourt/domain';
import { FinanceBox } from '@forecourt/finance';
import { asksQuote, financeDisclaimer, siteFigures, vehicleLoanCost } from '@forecourt/finance/model';
import type { ReactNode } from 'react';
import { topicPath } from '../form/enquiry.ts';
import { FinancePrompt } from './FinancePrompt.tsx';
import { LenderWords } from './LenderWords.tsx';
import { LateQuotedFinance } from './LateQuotedFinance.tsx';

/**
 * Finance on a vehicle's page: the figures of its record, or a quote that is requested after the page has loaded, or a
 * line that leads to the enquiry.
 * @param calculatorHref anchor of the page's calculator, where it has one
 */
export function financeSlot(site: PublicSite, vehicle: Vehicle, now: Date, calculatorHref?: string): ReactNode {
  if (!isInStock(vehicle)) return null;
  const { finance } = site;
  const enquireHref = topicPath(site, vehicle, 'finance');
  if (asksQuote(site, vehicle, now)) {
    const { id, price, year, vin, nvic } = vehicle;
    const { comparisonWarning, disclaimer, quoteDisclaimer } = finance;
    return (
      <LateQuotedFinance
        vehicle={{ id, price, year, vin, nvic }}
        enquireHref={enquireHref}
        calculatorHref={calculatorHref}
        finance={{ comparisonWarning, disclaimer, quoteDisclaimer }}
      />
    );
  }
  const figures = siteFigures(site, vehicle, now);
  if (!figures) return <FinancePrompt enquireHref={enquireHref} />;
  const words = financeDisclaimer(finance, vehicle, figures);
  return (
    <FinanceBox
      figures={figures}
      cost={vehicleLoanCost(site, vehicle, figures)}
      finance={finance}
      disclaimer={words && <LenderWords carId={vehicle.id} words={words} />}
      enquireHref={enquireHref}
      calculatorHref={calculatorHref}
    />
  );
}
