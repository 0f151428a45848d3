import { siteFinanceSchema } from '@forecourt/domain';
import { loanMessages, wordsOf } from '@forecourt/domain/messages';
import { TestSite } from '@forecourt/ui/testing';
import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { loanCost } from '../../model/loanCost.ts';
import { sampleDisclaimer, sampleFees, sampleFigures, sampleFinance } from '../../testing/index.ts';
import { RepaymentLine } from '../RepaymentLine/RepaymentLine.tsx';
import { FinanceBox } from './FinanceBox.tsx';

afterEach(cleanup);

function show(props: Partial<ComponentProps<typeof FinanceBox>> = {}) {
  const { container } = render(
    <TestSite>
      <FinanceBox
        figures={sampleFigures}
        finance={sampleFinance}
        enquireHref="/finance-enquiry?car_id=car-1#finance-form"
        {...props}
      />
    </TestSite>,
  );
  return container.textContent ?? '';
}

describe('FinanceBox', () => {
  it('[PRICE-04] shows total cost, balloon and fees in one table, below the warning and one press away', () => {
    const figures = { ...sampleFigures, deposit: 449_900, finalPayment: 1_349_700 };
    const text = show({ figures, cost: loanCost(figures, null, sampleFees) });
    const details = screen.getByText('Total cost, balloon and fees').closest('details');
    expect(details?.open).toBe(false);
    expect(details?.textContent).toMatch(
      /Final payment \(balloon\)\$13,497.*Establishment fee\$395.*In total\$69,969\.25/,
    );
    expect(details?.textContent).not.toContain('WARNING');
    expect(text.indexOf('WARNING')).toBeLessThan(text.indexOf('Total cost'));
  });

  it('shows no total where there is no repayment', () => {
    const figures = { ...sampleFigures, termYears: null };
    expect(loanCost(figures, null, sampleFees)).toBeNull();
    expect(show({ figures, cost: loanCost(figures, null, sampleFees) })).not.toContain('Total cost');
  });

  it('[PRICE-04] shows the lender’s figure in whole dollars and its comparison rate to 2 decimals', () => {
    const text = show({ figures: { ...sampleFigures, amount: 19_349 } });
    expect(text).toContain('$193 per week');
    expect(text).toContain('Comparison rate8.72% p.a.');
  });

  it('[PRICE-04] never shows a comparison rate without its basis and its warning', () => {
    const text = show();
    expect(text).toContain('5-year secured loan of $30,000');
    expect(text).toContain('true only for the example given');
  });

  it('[FIN-08] links to the finance enquiry', () => {
    show();
    expect(screen.getByRole('link', { name: 'Finance Enquiry' }).getAttribute('href')).toBe(
      '/finance-enquiry?car_id=car-1#finance-form',
    );
  });

  it('[FIN-04] shows special terms of the lender’s loan', () => {
    expect(show({ figures: { ...sampleFigures, note: '$0 final payment' } })).toContain('$0 final payment');
  });

  it('[FIN-07] shows the lender’s own disclaimer where there is one', () => {
    expect(show({ disclaimer: sampleDisclaimer })).toContain('for approved private buyers');
    cleanup();
    expect(show()).not.toContain('About this finance offer');
  });

  it('[LEGAL-03] shows the texts that the site configures', () => {
    const finance = { comparisonWarning: 'A warning of the site’s own.', disclaimer: '10.0% deposit' };
    const text = show({ finance });
    expect(text).toMatch(/A warning of the site’s own\..*10\.0% deposit/);
    expect(screen.getByText('10.0% deposit').closest('details')?.open).toBe(false);
  });

  it('[LEGAL-03] states what it assumes, and the range of the desk, only where the figure does not contradict them', () => {
    const example = { ...sampleFigures, deposit: 500_000, finalPayment: 1_500_000 };
    const finance = siteFinanceSchema.parse({
      example: { years: 5, depositPercent: 10, balloonPercent: 30 },
      deskRates: { min: 8.38, max: 19.42 },
    });
    const assumed = '5 year term, 10.0% deposit and 30.0% final payment';
    const range = 'run from 8.38% to 19.42%';
    const desk = show({ finance, figures: { ...example, provider: 'manual', interestRate: 8.5 } });
    expect(desk).toContain(assumed);
    expect(desk).toContain(range);
    cleanup();
    const below = show({ finance, figures: { ...example, provider: 'manual', interestRate: 6.59 } });
    expect(below).not.toContain(range);
    cleanup();
    expect(show({ finance, figures: { ...example, provider: 'powertorque', interestRate: 8.5 } })).not.toContain(range);
    cleanup();
    expect(show({ finance, figures: { ...example, termYears: 7 } })).not.toContain(assumed);
  });

  it('says beside the figure which deposit and final payment make it small', () => {
    const text = show({ figures: { ...sampleFigures, deposit: 500_000, finalPayment: 2_249_700 } });
    expect(text).toContain('$193 per week for 5 yearsafter a $5,000 deposit, plus $22,497 at the end');
  });

  it.each([null, 2_500, 1_900])('[CALC-06] asks to enquire where the figure is %s cents', (amount) => {
    const text = show({ figures: { ...sampleFigures, amount } });
    expect(text).toContain('Enquire for Finance');
    expect(text).not.toContain('per week');
  });

  it('[FIN-01] shows nothing where no lender may be shown', () => {
    expect(show({ figures: null })).toBe('');
  });
});

describe('RepaymentLine', () => {
  const line = (figures: ComponentProps<typeof RepaymentLine>['figures']) =>
    render(<RepaymentLine figures={figures} />).container.textContent;

  it('[PRICE-04] shows term, rate and comparison rate with the figure', () => {
    expect(line({ ...sampleFigures, amount: 19_350 })).toBe(
      'or $194 per week for 5 years 7.99% p.a., comparison rate 8.72% p.a.',
    );
  });

  it('[PRICE-04] distinguishes a loan from the rent shown above it', () => {
    const { container } = render(<RepaymentLine besideRent figures={{ ...sampleFigures, amount: 19_350 }} />);
    expect(container.textContent).toContain('or $194 per week for 5 years on finance 7.99% p.a.');
  });

  it('shows deposit and final payment with the figure', () => {
    expect(line({ ...sampleFigures, deposit: 500_000, finalPayment: 2_249_700 })).toContain(
      'after a $5,000 deposit, plus $22,497 at the end',
    );
  });

  it.each([
    [899_900, 'after an $8,999 deposit'],
    [1_100_000, 'after an $11,000 deposit'],
    [1_849_900, 'after an $18,499 deposit'],
    [110_000, 'after a $1,100 deposit'],
  ])('formats a deposit of %s cents as %s', (deposit, words) => {
    expect(line({ ...sampleFigures, deposit })).toContain(words);
  });

  it('shows nothing where there is no repayment', () => {
    expect(line(null)).toBe('');
    expect(line({ ...sampleFigures, amount: null })).toBe('');
    expect(line({ ...sampleFigures, termYears: null })).toBe('');
  });

  it('says the note and the repayment in the words of the site', () => {
    const messages = { 'repayment.noFinalPayment': 'keine Schlussrate', 'loan.weeklyRepayments': '{count} Raten' };
    const figures = { ...sampleFigures, note: '$0 final payment' };
    const cost = loanCost(figures, null, [], wordsOf(loanMessages, { messages }));
    const { container } = render(
      <TestSite site={{ messages }}>
        <FinanceBox figures={figures} finance={sampleFinance} enquireHref="/finance-enquiry" cost={cost} />
      </TestSite>,
    );
    expect(container.textContent).toContain('keine Schlussrate');
    expect(container.textContent).toContain('260 Raten');
    expect(container.textContent).not.toContain('$0 final payment');
  });
});
