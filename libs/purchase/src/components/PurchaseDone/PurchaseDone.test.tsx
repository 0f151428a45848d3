import { TestSite } from '@forecourt/ui/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { readOrder } from '../../model/order.ts';
import { quote } from '../../model/quote.ts';
import { sampleOrder, samplePurchaseContext, samplePurchaseVehicle } from '../../testing/index.ts';
import { PurchaseDone, type PurchaseDoneProps } from './PurchaseDone.tsx';

const { values } = readOrder(sampleOrder, samplePurchaseContext);
const show = (props: Partial<PurchaseDoneProps> = {}) =>
  render(
    <TestSite>
      <PurchaseDone
        vehicle={samplePurchaseVehicle}
        quote={quote(values, samplePurchaseContext)}
        reference="R-7K2M9"
        until="2026-11-28T06:15:00Z"
        timeZone="Australia/Perth"
        {...props}
      />
    </TestSite>,
  ).container.textContent;

afterEach(cleanup);

it('[RES-04] confirms the order, until when the car is held, and the next steps', () => {
  const text = show({ name: 'Robin' });
  expect(screen.getByRole('heading', { level: 1, name: 'Thank you, Robin. Your order is in' })).toBeTruthy();
  expect(text).toContain('reserved for you until Saturday 28 November, 2:15 pm.');
  expect(text).toContain('pay the remaining $44,425');
  expect(text).toContain('R-7K2M9');
});

it('[RES-04] links to where the order is cancelled, while it can be', () => {
  show({ cancelHref: '/reservations/R-7K2M9/cancel' });
  const link = screen.getByRole('link', { name: /^Cancel and get \$/ });
  expect(link.getAttribute('href')).toBe('/reservations/R-7K2M9/cancel');
  cleanup();
  show();
  expect(screen.queryByRole('link', { name: /^Cancel/ })).toBeNull();
});

it('promises no time that is not known', () => {
  expect(show({ until: null })).toContain('the car is reserved for you.');
});

it('[RES-05] mentions the money back guarantee where the dealer gives one', () => {
  expect(show({ moneyBackHours: 48 })).toContain('48-hour money-back guarantee');
  cleanup();
  expect(show()).not.toContain('guarantee');
});
