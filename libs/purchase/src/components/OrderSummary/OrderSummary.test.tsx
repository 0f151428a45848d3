import { TestSite } from '@forecourt/ui/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { readOrder } from '../../model/order.ts';
import { quote, type Quote } from '../../model/quote.ts';
import { sampleOrder, samplePurchaseContext, samplePurchaseVehicle } from '../../testing/index.ts';
import { OrderSummary } from './OrderSummary.tsx';

const { values } = readOrder(sampleOrder, samplePurchaseContext);
const show = (sums: Quote) => {
  render(
    <TestSite>
      <OrderSummary vehicle={samplePurchaseVehicle} quote={sums} />
    </TestSite>,
  );
  return screen.getByRole('region', { name: 'Your order' });
};
/** Each amount by its name; phone and desktop show the same. */
const sums = () =>
  Object.fromEntries(
    screen
      .getAllByRole('term')
      .map((term) => [term.firstChild?.textContent ?? '', term.nextElementSibling?.textContent ?? '']),
  );

afterEach(cleanup);

it('[RES-04] lists what is ordered, the total, and the balance', () => {
  show(quote(values, samplePurchaseContext));
  expect(sums()).toEqual({
    'Drive-away price': '$42,990',
    'Floor mats': '$290',
    'Tow bar': '$1,195',
    'Delivery to 6054': '$150',
    Total: '$44,625',
    'Trade-in: 2017 Mazda CX-5': 'To be confirmed',
    'Deposit today': '-$200',
    'To pay at handover': '$44,425',
    'Amount financed': '$39,425',
  });
});

it('[RES-04] is collapsed behind its total on a phone, and opens by keyboard', async () => {
  const region = show(quote(values, samplePurchaseContext));
  const details = region.querySelector('details');
  const summary = within(region).getByText('Your order').closest('summary');
  expect(summary?.textContent).toContain('$44,625');
  expect(details?.open).toBe(false);
  await userEvent.click(summary as HTMLElement);
  expect(details?.open).toBe(true);
});

it('shows a payout where a trade-in is worth more than the order', () => {
  show(quote(values, { ...samplePurchaseContext, valuation: { rego: '1ABC234', offer: 5_000_000 } }));
  expect(sums()).toMatchObject({ 'To pay at handover': '$0', 'We pay you': '$5,575' });
});

it('names its lines, and the facts of the vehicle, in the words of the site', () => {
  const messages = {
    'order.driveAwayPrice': 'Preis auf der Straße',
    'order.deliveryTo': 'Lieferung nach {postcode}',
    'order.km': '{km, number} Kilometer',
    'order.stock': 'Nummer {number}',
    'purchase.total': 'Summe',
  };
  render(
    <TestSite site={{ messages }}>
      <OrderSummary vehicle={samplePurchaseVehicle} quote={quote(values, { ...samplePurchaseContext, messages })} />
    </TestSite>,
  );
  expect(Object.keys(sums())).toEqual(expect.arrayContaining(['Preis auf der Straße', 'Lieferung nach 6054', 'Summe']));
  expect(screen.getAllByText(/\d Kilometer · .* · Nummer /).length).toBeGreaterThan(0);
});
