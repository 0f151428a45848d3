import type { Track } from '@forecourt/domain';
import { sampleSite } from '@forecourt/domain/testing';
import { SiteProvider } from '@forecourt/ui';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { calculatorSetup } from '../../model/calculatorSetup.ts';
import { sampleFees, sampleSetup, calculatorSite, sampleVehicleSetup } from '../../testing/index.ts';
import { FinanceCalculator, type FinanceCalculatorProps } from './FinanceCalculator.tsx';

const page = (props: Partial<FinanceCalculatorProps>, track: Track = () => undefined) => (
  <SiteProvider site={sampleSite} track={track}>
    <FinanceCalculator setup={sampleSetup} {...props} />
  </SiteProvider>
);
const show = (props: Partial<FinanceCalculatorProps> = {}, track?: Track) => render(page(props, track));

const box = (name: string) => screen.getByRole('textbox', { name }) as HTMLInputElement;
const slider = (name: string) => screen.getByRole('slider', { name: `${name}, slider` }) as HTMLInputElement;
const result = () => screen.getByRole('region', { name: 'Estimated repayment' }).textContent ?? '';
const type = (name: string, value: string) => fireEvent.change(box(name), { target: { value } });
const slide = (name: string, value: string) => fireEvent.change(slider(name), { target: { value } });
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
const rows = () =>
  Object.fromEntries(screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('FinanceCalculator', () => {
  it('[CALC-01] [CALC-02] [CALC-03] [CALC-04] starts from 30000 dollars, 5 years, 10 percent and nothing paid', () => {
    show();
    expect(box('Purchase price').value).toBe('30,000');
    expect(box('Deposit or trade-in').value).toBe('0');
    expect(box('Residual (balloon)').value).toBe('0');
    expect([box('Loan term').value, slider('Loan term').value]).toEqual(['5', '5']);
    expect([box('Interest rate').value, slider('Interest rate').value]).toEqual(['10', '10']);
    expect(result()).toContain('$147 per week');
  });

  it('[CALC-01] [CALC-04] starts from the car’s price and the lender’s deposit and rate', () => {
    show({ setup: sampleVehicleSetup });
    expect(box('Purchase price').value).toBe('42,990');
    expect(box('Deposit or trade-in').value).toBe('4,299');
    expect(rows()).toMatchObject({ 'Interest rate': '7.25% p.a.', 'Comparison rate': '8.64% p.a.', Term: '5 years' });
    expect(result()).toContain('Estimate at the lender’s rate for this vehicle, not an offer.');
  });

  it('names how often is paid, and says which prices are taken, as the site does', () => {
    const messages = {
      'loan.repayments': 'Raten',
      'loan.fortnightlyChoice': 'Alle zwei Wochen',
      'loan.priceOutOfBounds': 'Von {min} bis {max}',
    };
    render(
      <SiteProvider site={{ ...sampleSite, messages }}>
        <FinanceCalculator setup={sampleSetup} />
      </SiteProvider>,
    );
    expect(screen.getByRole('group', { name: 'Raten' })).toBeTruthy();
    expect(screen.getByRole('radio', { name: 'Alle zwei Wochen' })).toBeTruthy();
    type('Purchase price', '1');
    expect(screen.getByText('Von $1,000 bis $250,000')).toBeTruthy();
  });

  it.each([
    ['Weekly', '$147 per week'],
    ['Fortnightly', '$294 per fortnight'],
    ['Monthly', '$638 per month'],
  ])('[CALC-05] computes %s', (frequency, expected) => {
    show();
    choose('Monthly');
    choose(frequency);
    expect(result()).toContain(expected);
  });

  it('[CALC-05] updates on every change, and says rate, term, total and what is due at the end', () => {
    show();
    choose('Monthly');
    type('Residual (balloon)', '9,000');
    expect(result()).toContain('$522 per monthplus $9,000 at the end');
    expect(rows()).toEqual({
      'Interest rate': '10.00% p.a.',
      Term: '5 years',
      'Amount borrowed': '$30,000',
      'Total to pay back': '$40,320',
    });
    slide('Interest rate', '8.5');
    type('Residual (balloon)', '0');
    expect(result()).toContain('$616 per month');
    expect(result()).toContain('Estimate at the rate you chose, not an offer.');
  });

  it('keeps number and slider of a field together', () => {
    show();
    slide('Loan term', '3.5');
    expect(box('Loan term').value).toBe('3.5');
    type('Loan term', '6');
    expect(slider('Loan term').value).toBe('6');
  });

  it('[CALC-01] reports a price out of bounds, and quotes nothing for it', () => {
    show();
    type('Purchase price', '999');
    expect(screen.getByText('Cannot be less than $1,000 or more than $250,000')).toBeTruthy();
    expect(box('Purchase price').getAttribute('aria-invalid')).toBe('true');
    expect(result()).toContain('Enquire for Finance');
    type('Purchase price', '30000');
    expect(box('Purchase price').getAttribute('aria-invalid')).toBeNull();
  });

  it('[CALC-01] turns an amount under 0 into 0 when the field is left', () => {
    show();
    type('Purchase price', '-20');
    fireEvent.blur(box('Purchase price'));
    expect(box('Purchase price').value).toBe('0');
  });

  it('[CALC-02] [CALC-03] [CALC-04] clamps everything else when its field is left', () => {
    show();
    for (const [name, typed, kept] of [
      ['Deposit or trade-in', '900000', '250,000'],
      ['Residual (balloon)', '900000', '250,000'],
      ['Loan term', '9', '7'],
      ['Interest rate', '0', '0.5'],
    ] as const) {
      type(name, typed);
      fireEvent.blur(box(name));
      expect(box(name).value).toBe(kept);
    }
  });

  it('[CALC-06] asks to enquire where the repayment is 25 dollars or less', () => {
    show();
    type('Deposit or trade-in', '29,000');
    expect(result()).toContain('Enquire for Finance');
    expect(result()).not.toContain('per week');
  });

  it('[CALC-02] [CALC-03] keeps term and rate within their bounds and steps', () => {
    show({ setup: calculatorSetup(calculatorSite({ rate: { min: 7.5, max: 14.5 }, defaultRate: 8.5 })) });
    const limits = ({ min, max, step, value }: HTMLInputElement) => [min, max, step, value];
    expect(limits(slider('Loan term'))).toEqual(['1', '7', '0.5', '5']);
    expect(limits(slider('Interest rate'))).toEqual(['7.5', '14.5', '0.5', '8.5']);
  });

  it('[CALC-07] lists the fees beside the result, and includes them in the total and in a comparison rate', () => {
    show({ setup: calculatorSetup(calculatorSite({ fees: sampleFees })) });
    choose('Monthly');
    expect(rows()).toMatchObject({
      'Establishment fee': '$395',
      'Security registration': '$6',
      'Monthly administration': '$8 a month',
      'Dealer agency fee': '$912.25',
      'Comparison rate': '12.49% p.a.',
      'Total to pay back, with fees': '$40,073.25',
    });
    expect(result()).toContain('WARNING: This comparison rate is true only for the example given');
  });

  it('[CALC-09] offers the quick amounts that its bounds allow', () => {
    show({ quickAmounts: [500, 20_000, 300_000] });
    expect(screen.queryByRole('button', { name: '$300,000' })).toBeNull();
    expect(screen.queryByRole('button', { name: '$500' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '$20,000' }));
    expect(box('Purchase price').value).toBe('20,000');
  });

  it('announces the result once it has been stable for half a second, and not before a change', () => {
    show();
    const announcement = () => screen.getByRole('status').textContent;
    act(() => vi.advanceTimersByTime(2_000));
    expect(announcement()).toBe('');
    type('Purchase price', '3');
    act(() => vi.advanceTimersByTime(499));
    type('Purchase price', '30000');
    choose('Monthly');
    act(() => vi.advanceTimersByTime(499));
    expect(announcement()).toBe('');
    act(() => vi.advanceTimersByTime(1));
    expect(announcement()).toBe('$638 per month over 5 years at 10.00% p.a.');
  });

  it('[CALC-08] reports the first change once, with the vehicle', () => {
    const track = vi.fn();
    const vehicle = { vehicleStatus: 'used' } as FinanceCalculatorProps['vehicle'];
    show({ vehicle }, track);
    expect(track).not.toHaveBeenCalled();
    type('Purchase price', '31000');
    choose('Monthly');
    expect(track.mock.calls).toEqual([['financeInterest', vehicle]]);
  });

  it('[CALC-05] [CALC-08] takes over what was typed, slid and chosen before its code came', () => {
    const track = vi.fn();
    const place = document.createElement('div');
    place.innerHTML = renderToString(page({}, track));
    document.body.append(place);
    box('Purchase price').value = '42000';
    slider('Loan term').value = '4';
    (screen.getByRole('radio', { name: 'Monthly' }) as HTMLInputElement).checked = true;
    render(page({}, track), { container: place, hydrate: true });
    expect(box('Purchase price').value).toBe('42000');
    expect(box('Loan term').value).toBe('4');
    expect(rows()).toMatchObject({ 'Amount borrowed': '$42,000', Term: '4 years' });
    expect(result()).toContain('per month');
    expect(track).toHaveBeenCalledTimes(1);
  });

  it('reports no interest in a calculator that nobody has touched', () => {
    const track = vi.fn();
    // The price is no step of its slider.
    show({ setup: sampleVehicleSetup }, track);
    expect(track).not.toHaveBeenCalled();
  });

  it('is a form of all numbers that the server needs', () => {
    const html = renderToString(page({ action: '/finance#repayment', hidden: { car_id: 'car-1' } }));
    expect(html).toContain('action="/finance#repayment" method="get"');
    for (const name of ['car_id', 'price', 'deposit', 'residual', 'term', 'rate', 'frequency']) {
      expect(html).toContain(`name="${name}"`);
    }
    expect(html).toContain('type="submit"');
  });
});
