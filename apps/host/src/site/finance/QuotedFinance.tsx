'use client';

import { cents, dollars, type FinanceFigures, type SiteFinance, type Vehicle } from '@forecourt/domain';
import { loanMessages } from '@forecourt/domain/messages';
import { FinanceBox } from '@forecourt/finance';
import { loanCost, quoteFigures, quoteYears } from '@forecourt/finance/model';
import { useWords } from '@forecourt/ui/words';
import { useEffect, useState } from 'react';
import { FinancePrompt } from './FinancePrompt.tsx';

export interface QuotedFinanceProps {
  vehicle: Pick<Vehicle, 'id' | 'price' | 'year' | 'vin' | 'nvic'>;
  enquireHref: string;
  /** Anchor of the page's calculator, where it has one. */
  calculatorHref?: string | undefined;
  finance: Pick<SiteFinance, 'comparisonWarning' | 'disclaimer' | 'quoteDisclaimer'>;
}

interface QuoteAnswer {
  weeklyRepaymentAmount: number;
  comparisonRate: number;
  advertisedRate: number;
}

const limitMs = 8_000;

/** Requests a quote. The host uses only the id of the request. */
async function askQuote({ id, price, year, vin, nvic }: QuotedFinanceProps['vehicle']): Promise<FinanceFigures | null> {
  const answer = await fetch('/api/youx/quote', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      car_id: id,
      selfAssessedCreditScore: 'GREAT',
      purchasePrice: dollars(price ?? 0),
      loanTerm: quoteYears,
      year,
      vin,
      nvic,
      whoIsHelping: '',
    }),
    signal: AbortSignal.timeout(limitMs),
  });
  if (!answer.ok) return null;
  const { weeklyRepaymentAmount, ...rates } = (await answer.json()) as QuoteAnswer;
  return quoteFigures({ ...rates, weeklyRepaymentAmount: cents(weeklyRepaymentAmount) });
}

/**
 * The finance box of a vehicle without a stored quote: requested after the page has loaded; renders nothing without an
 * answer.
 */
export function QuotedFinance({ vehicle, enquireHref, calculatorHref, finance }: QuotedFinanceProps) {
  const say = useWords(loanMessages);
  const [figures, setFigures] = useState<FinanceFigures | null>(null);
  useEffect(() => {
    let stays = true;
    askQuote(vehicle)
      .catch(() => null)
      .then((answer) => stays && setFigures(answer));
    return () => {
      stays = false;
    };
  }, [vehicle]);
  if (!figures) return <FinancePrompt enquireHref={enquireHref} />;
  return (
    <FinanceBox
      figures={figures}
      cost={loanCost(figures, null, [], say)}
      enquireHref={enquireHref}
      calculatorHref={calculatorHref}
      finance={finance}
      disclaimer={finance.quoteDisclaimer}
    />
  );
}
