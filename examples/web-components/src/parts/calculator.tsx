import { FinanceCalculator } from '@forecourt/finance';
import { calculatorSetup } from '@forecourt/finance/model';
import finance from '@forecourt/finance/styles.css?inline';
import { useMemo } from 'react';
import type { Dealer } from '../dealer.ts';
import { renderPart } from '../renderPart.tsx';

/** What a car would cost a week, with the dealer's rates and fees. */
function Calculator({ site }: Dealer) {
  const setup = useMemo(() => calculatorSetup(site), [site]);
  const { origin } = site;
  return <FinanceCalculator setup={setup} action={`${origin}/finance`} enquireHref={`${origin}/finance-enquiry`} />;
}

export const styles = finance;
export const render = renderPart(Calculator);
