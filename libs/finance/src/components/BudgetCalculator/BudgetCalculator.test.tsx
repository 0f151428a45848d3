import { sampleSite } from '@forecourt/domain/testing';
import { SiteProvider } from '@forecourt/ui';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleSetup } from '../../testing/index.ts';
import { FinanceCalculator } from '../FinanceCalculator/FinanceCalculator.tsx';
import { OneInterest } from '../OneInterest/OneInterest.tsx';
import { BudgetCalculator, type BudgetCalculatorProps } from './BudgetCalculator.tsx';

const track = vi.fn();
const props: BudgetCalculatorProps = {
  setup: sampleSetup,
  searchHref: '/search?price=-{price}',
  noun: 'car',
  nouns: 'cars',
  count: 84,
};

function show(more: Partial<BudgetCalculatorProps> = {}, withRepayment = false) {
  render(
    <SiteProvider site={sampleSite} track={track}>
      <OneInterest>
        {withRepayment && <FinanceCalculator setup={sampleSetup} />}
        <BudgetCalculator {...props} {...more} />
      </OneInterest>
    </SiteProvider>,
  );
}
const link = () => screen.getByRole('link', { name: /^See/ });
const pay = (text: string) => fireEvent.change(screen.getByLabelText('I can pay'), { target: { value: text } });
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  vi.useFakeTimers();
  track.mockClear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('BudgetCalculator', () => {
  it('[CALC-05] links from a budget to the vehicles under the price it pays for', () => {
    show({ budget: 150 });
    expect(link().textContent).toBe('See 84 cars under $30,500');
    expect(link().getAttribute('href')).toBe('/search?price=-30500');
    expect(screen.getByText('10.00% p.a.')).toBeTruthy();
    expect(screen.getByText('over 5 years')).toBeTruthy();
  });

  it('[CALC-05] updates the count once the price has been stable for a moment, and never shows an outdated one', async () => {
    const countUnder = vi.fn(() => Promise.resolve(1));
    show({ budget: 150, countUnder });
    expect(countUnder).not.toHaveBeenCalled();
    pay('100');
    pay('200');
    expect(link().textContent).toBe('See cars under $40,500');
    await wait(300);
    expect(link().textContent).toBe('See 1 car under $40,500');
    expect(countUnder).toHaveBeenCalledOnce();
  });

  it('links without a count where the search does not answer', async () => {
    show({ countUnder: () => Promise.reject(new Error('down')) });
    pay('200');
    await wait(300);
    expect(link().textContent).toBe('See cars under $40,500');
  });

  it('keeps the yearly amount when the period changes', () => {
    show({ budget: 150 });
    fireEvent.click(screen.getByRole('radio', { name: 'Monthly' }));
    expect((screen.getByLabelText('I can pay') as HTMLInputElement).value).toBe('650');
  });

  it('says so where the budget is too small for any loan', () => {
    show({ budget: 20 });
    expect(screen.queryByRole('link', { name: /^See/ })).toBeNull();
    expect(screen.getByText(/below our smallest loan/)).toBeTruthy();
  });

  it('[CALC-08] reports one interest event where two calculators of a page are changed', () => {
    show({}, true);
    expect(track).not.toHaveBeenCalled();
    pay('200');
    fireEvent.change(screen.getByLabelText('Purchase price'), { target: { value: '31000' } });
    expect(track.mock.calls).toEqual([['financeInterest', undefined]]);
  });
});
