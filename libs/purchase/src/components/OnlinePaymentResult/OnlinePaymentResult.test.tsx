import { TestSite } from '@forecourt/ui/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { onlinePaymentStates } from '../../model/onlinePayment.ts';
import { OnlinePaymentResult, type OnlinePaymentResultProps } from './OnlinePaymentResult.tsx';

const page = (props: Partial<OnlinePaymentResultProps> = {}) => (
  <TestSite>
    <OnlinePaymentResult
      state="paid"
      amount={125_050}
      purpose="Service"
      reference="INV-20418"
      receipt="A1B2C3D4"
      payee="Harbour Toyota"
      paidAt="2026-11-28T06:15:00Z"
      timeZone="Australia/Perth"
      href="/online-payment/a1b2"
      tryAgainHref="/online-payment?again=a1b2"
      {...props}
    />
  </TestSite>
);
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const facts = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);

afterEach(cleanup);

describe('the outcome of an online payment', () => {
  it('[ROUTE-14] paid: a receipt with amount, reference and local time', () => {
    render(page());
    expect(title()).toBe('You have paid $1,250.50');
    expect(facts('Your receipt')).toEqual([
      ...['$1,250.50', 'Harbour Toyota', 'Service', 'INV-20418'],
      ...['Saturday 28 November 2026, 2:15 pm AWST', 'A1B2C3D4'],
    ]);
    cleanup();
    render(page({ timeZone: 'Australia/Sydney' }));
    expect(facts('Your receipt')).toContain('Saturday 28 November 2026, 5:15 pm AEDT');
    expect(screen.queryByRole('link', { name: 'Try again' })).toBeNull();
  });

  it.each(['failed', 'abandoned'] as const)('%s: nothing was taken, and what was entered is kept', (state) => {
    const { container } = render(page({ state, paidAt: null }));
    expect(container.textContent).toContain('You haven’t been charged');
    expect(container.textContent).toContain('We’ve kept what you entered');
    expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('/online-payment?again=a1b2');
    expect(facts('Your payment')).toEqual(['$1,250.50', 'Harbour Toyota', 'Service', 'INV-20418']);
  });

  it('paying: waits for the bank, and links back to the payment page while it is open', () => {
    render(page({ state: 'paying', paidAt: null, paymentUrl: 'https://pay.example/1' }));
    expect(screen.getByRole('status').textContent).toContain('Waiting for your bank');
    expect(screen.getByRole('link', { name: /Back to the payment page/ }).getAttribute('href')).toBe(
      'https://pay.example/1',
    );
    expect(screen.getByRole('link', { name: 'Check again now' }).getAttribute('href')).toBe('/online-payment/a1b2');
    cleanup();
    render(page({ state: 'paying', paidAt: null, paymentUrl: null }));
    expect(screen.queryByRole('link', { name: /Back to the payment page/ })).toBeNull();
  });

  it.each(onlinePaymentStates)('%s: has one title, and calls only what is paid paid', (state) => {
    render(page({ state, paidAt: state === 'paid' ? '2026-11-28T06:15:00Z' : null }));
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(/^You have paid/.test(title() ?? '')).toBe(state === 'paid');
  });
});
