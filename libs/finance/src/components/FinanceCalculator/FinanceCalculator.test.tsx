import type { Track } from '@forecourt/domain';
import { sampleSite } from '@forecourt/domain/testing';
import { SiteProvider } from '@forecourt/ui';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sampleFees, sampleVehicle } from '../../testing/index.ts';
import { FinanceCalculator } from './FinanceCalculator.tsx';

afterEach(cleanup);

function show(props: Partial<ComponentProps<typeof FinanceCalculator>> = {}, track: Track = () => undefined) {
  render(
    <SiteProvider site={sampleSite} track={track}>
      <FinanceCalculator {...props} />
    </SiteProvider>,
  );
}

const box = (name: RegExp) => screen.getByRole('textbox', { name }) as HTMLInputElement;
const slider = (name: string) => screen.getByRole('slider', { name }) as HTMLInputElement;
const result = () => screen.getByRole('status', { name: 'Estimated repayment' }).textContent;
const type = (name: RegExp, value: string) => fireEvent.change(box(name), { target: { value } });
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));

describe('FinanceCalculator', () => {
  it('[CALC-01] [CALC-02] [CALC-03] [CALC-04] starts from 30000 dollars, 5 years, 10 percent and nothing paid', () => {
    show();
    expect(box(/Purchase price/).value).toBe('30,000');
    expect(box(/Deposit/).value).toBe('0');
    expect(box(/Residual/).value).toBe('0');
    expect(slider('Loan term').value).toBe('5');
    expect(slider('Interest rate').value).toBe('10');
    expect(result()).toBe('$147 per week');
  });

  it('[CALC-01] [CALC-04] starts from the car’s price and the lender’s deposit', () => {
    show({ vehicle: sampleVehicle, lender: { deposit: 429_900 } });
    expect(box(/Purchase price/).value).toBe('42,990');
    expect(box(/Deposit/).value).toBe('4,299');
  });

  it.each([
    ['Weekly', '$147 per week'],
    ['Fortnightly', '$294 per fortnight'],
    ['Monthly', '$638 per month'],
  ])('[CALC-05] answers %s', (frequency, expected) => {
    show();
    choose('Monthly');
    choose(frequency);
    expect(result()).toBe(expected);
  });

  it('[CALC-05] follows every change at once and keeps the rest as chosen', () => {
    show();
    choose('Monthly');
    type(/Residual/, '9,000');
    expect(result()).toBe('$522 per month');
    fireEvent.change(slider('Interest rate'), { target: { value: '8.5' } });
    type(/Residual/, '0');
    expect(result()).toBe('$616 per month');
    type(/Purchase price/, '$35,000');
    type(/Deposit/, '5000');
    expect(result()).toBe('$616 per month');
    expect(slider('Loan term').value).toBe('5');
  });

  it('[CALC-01] says what is wrong with a price out of bounds, and quotes nothing', () => {
    show();
    type(/Purchase price/, '999');
    expect(screen.getByText('Cannot be less than $1,000 or more than $250,000')).toBeTruthy();
    expect(box(/Purchase price/).getAttribute('aria-invalid')).toBe('true');
    expect(result()).toBe('Enquire for Finance');
    type(/Purchase price/, '30000');
    expect(box(/Purchase price/).getAttribute('aria-invalid')).toBeNull();
  });

  it('[CALC-01] turns an amount under 0 into 0 when the field is left', () => {
    show();
    type(/Purchase price/, '-20');
    fireEvent.blur(box(/Purchase price/));
    expect(box(/Purchase price/).value).toBe('0');
  });

  it('[CALC-04] clamps deposit and residual when the field is left', () => {
    show();
    for (const name of [/Deposit/, /Residual/]) {
      type(name, '900000');
      fireEvent.blur(box(name));
      expect(box(name).value).toBe('250,000');
    }
  });

  it('[CALC-06] asks to enquire where the repayment is 25 dollars or less', () => {
    show();
    type(/Deposit/, '29,000');
    expect(result()).toBe('Enquire for Finance');
  });

  it('[CALC-02] [CALC-03] keeps term and rate within their bounds and steps', () => {
    show({ bounds: { rate: { min: 7.5, max: 14.5 }, defaultRate: 8.5 } });
    const limits = ({ min, max, step, value }: HTMLInputElement) => [min, max, step, value];
    expect(limits(slider('Loan term'))).toEqual(['1', '7', '0.5', '5']);
    expect(limits(slider('Interest rate'))).toEqual(['7.5', '14.5', '0.5', '8.5']);
  });

  it('[CALC-07] lists the fees of the lender', () => {
    show({ fees: sampleFees });
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Establishment fee$395',
      'Security registration fee$6',
      'Monthly administration fee$8',
      'Dealer agency fee$912.25',
    ]);
  });

  it('[CALC-08] tells of the first change, once', () => {
    const track = vi.fn();
    show({}, track);
    expect(track).not.toHaveBeenCalled();
    type(/Purchase price/, '31000');
    choose('Monthly');
    expect(track).toHaveBeenCalledOnce();
    expect(track).toHaveBeenCalledWith('financeInterest');
  });
});
