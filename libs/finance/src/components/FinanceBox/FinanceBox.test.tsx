import { TestSite } from '@forecourt/ui/testing';
import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { sampleFigures } from '../../testing/index.ts';
import { WeeklyFigure } from '../WeeklyFigure/WeeklyFigure.tsx';
import { FinanceBox } from './FinanceBox.tsx';

afterEach(cleanup);

function show(props: Partial<ComponentProps<typeof FinanceBox>> = {}) {
  const { container } = render(
    <TestSite>
      <FinanceBox figures={sampleFigures} enquireHref="/finance-enquiry?car_id=car-1#finance-form" {...props} />
    </TestSite>,
  );
  return container.textContent ?? '';
}

describe('FinanceBox', () => {
  it('[PRICE-04] shows the lender’s figure in whole dollars and its comparison rate to 2 decimals', () => {
    const text = show({ figures: { ...sampleFigures, amount: 19_349 } });
    expect(text).toContain('$193 per week');
    expect(text).toContain('Comparison rate8.72% p.a.');
  });

  it('[PRICE-04] never tells a comparison rate without its basis and its warning', () => {
    const text = show({ figures: { ...sampleFigures, disclaimer: null } });
    expect(text).toContain('$30,000 over 5 years');
    expect(text).toContain('true only for the example given');
  });

  it('[FIN-08] leads to the finance enquiry', () => {
    show();
    expect(screen.getByRole('link', { name: 'Finance Enquiry' }).getAttribute('href')).toBe(
      '/finance-enquiry?car_id=car-1#finance-form',
    );
  });

  it('[FIN-04] tells what sets the lender’s loan apart', () => {
    expect(show({ figures: { ...sampleFigures, note: '$0 final payment' } })).toContain('$0 final payment');
  });

  it('[FIN-07] shows the lender’s own disclaimer, or the one the page brings', () => {
    expect(show()).toContain('30% final payment');
    cleanup();
    const text = show({ disclaimer: 'Brought by the page.' });
    expect(text).toContain('Brought by the page.');
    expect(text).not.toContain('30% final payment');
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

it('[PRICE-04] rounds the weekly figure of a card to whole dollars', () => {
  const { container } = render(<WeeklyFigure weeklyPrice={19_350} />);
  expect(container.textContent).toBe('or $194 per week on finance');
});

it.each([null, 0])('leaves the weekly figure of a card out where it is %s', (weeklyPrice) => {
  expect(render(<WeeklyFigure weeklyPrice={weeklyPrice} />).container.textContent).toBe('');
});
