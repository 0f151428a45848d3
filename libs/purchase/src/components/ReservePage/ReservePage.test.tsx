import { paymentMethods, waysToPay } from '@forecourt/domain';
import { heldAnswer, TestSite } from '@forecourt/ui/testing';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { postedEntries } from '@forecourt/domain/answers';
import { nothingPosted } from '../../model/formReading.ts';
import { readReserve } from '../../model/reserveForm.ts';
import type { PurchaseVehicle } from '../../purchaseVehicle.ts';
import { samplePurchaseVehicle } from '../../testing/index.ts';
import type { PostAction } from '../PostedForm/PostedForm.tsx';
import { ReservePage, type ReservePageProps } from './ReservePage.tsx';

const person = userEvent.setup();
const page = (props: Partial<ReservePageProps> = {}) => (
  <TestSite>
    <ReservePage
      vehicle={samplePurchaseVehicle}
      deposit={20_000}
      holdHours={48}
      requireTerms={false}
      methods={paymentMethods}
      idempotencyKey="key-12345678"
      action="/cars/rav4/checkout"
      {...props}
    />
  </TestSite>
);
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const button = () => screen.getByRole('button', { name: 'Reserve for $200' });
/** Validates as the server does. */
const checking = (): PostAction & ReturnType<typeof vi.fn<PostAction>> =>
  vi.fn<PostAction>((_state, data) => {
    const reading = readReserve(postedEntries(data.entries()), { requireTerms: false });
    if (reading.ok) return Promise.resolve(nothingPosted);
    const { entries, fieldErrors, error } = reading;
    return Promise.resolve({ entries, fieldErrors, error });
  });

afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
});

describe('reserving a vehicle', () => {
  it('[LEGAL-01] says what New South Wales gives to those who buy online, and nothing of it elsewhere', () => {
    const inState = (state: PurchaseVehicle['state']) => {
      const { container } = render(page({ vehicle: { ...samplePurchaseVehicle, state } }));
      return container.textContent;
    };
    const words = /you can inspect it before you buy and again before you take delivery.*more than 10% of the price/;
    expect(inState('NSW')).toMatch(words);
    expect(inState('WA')).not.toMatch(words);
    expect(inState(null)).not.toMatch(words);
  });

  it('[RES-01] says what the deposit does, for how long, and that it comes back', () => {
    const { container } = render(page({ holdHours: 24, deposit: 50_000 }));
    expect(screen.getByRole('heading', { level: 1, name: 'Reserve this vehicle' })).toBeTruthy();
    const text = container.textContent;
    for (const words of [
      'a deposit of $500',
      'for 24 hours from when you pay',
      'fully refundable',
      'isn’t a contract',
    ]) {
      expect(text).toContain(words);
    }
    expect(screen.getByRole('button', { name: 'Reserve for $500' })).toBeTruthy();
  });

  it.each([
    [['stripe'], ['Mastercard', 'Visa', 'Maestro', 'Google Pay', 'Apple Pay'], 'by card, Google Pay or Apple Pay'],
    [['card'], ['Mastercard', 'Visa', 'Maestro'], 'by card'],
    [['google_pay'], ['Google Pay'], 'by Google Pay'],
  ])(
    '[RES-02] [RES-03] names the ways to pay of a vehicle with %j, in the strip and in words',
    (processors, names, words) => {
      const { container } = render(page({ methods: waysToPay(processors) }));
      const strip = screen.getByRole('list', { name: 'We accept' });
      expect(
        within(strip)
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent),
      ).toEqual(names);
      expect(container.textContent).toContain(`You pay a deposit of $200 now, ${words}.`);
      expect(container.textContent).toContain(`Next up is the secure payment page, where you pay ${words}.`);
    },
  );

  it('[RES-05] mentions the money back guarantee where the dealer gives one', () => {
    render(page({ moneyBackHours: 48 }));
    expect(screen.getByText(/48-hour money-back guarantee/)).toBeTruthy();
    cleanup();
    render(page());
    expect(screen.queryByText(/money back/)).toBeNull();
  });

  it('[ROUTE-02] posts a plain form without JavaScript', () => {
    document.body.innerHTML = renderToString(page({ visitor: { name: 'Robin', postcode: '6160' } }));
    const form = document.forms[0] as HTMLFormElement;
    expect(form.method).toBe('post');
    expect(form.getAttribute('action')).toBe('/cars/rav4/checkout');
    expect(Object.fromEntries(new FormData(form))).toMatchObject({
      name: 'Robin',
      postcode: '6160',
      idempotency_key: 'key-12345678',
    });
  });

  it('shows errors beside the field and above the form, keeps what was typed, and moves the focus there', async () => {
    const action = checking();
    render(page({ action }));
    await person.type(box('First name'), 'Robin');
    await person.type(box('Postcode'), '61');
    await person.click(button());
    const summary = await screen.findByRole('alert', { name: 'Please fix the following errors:' });
    await waitFor(() => expect(document.activeElement).toBe(summary));
    expect(box('First name').value).toBe('Robin');
    expect(box('Postcode').value).toBe('61');
    const message = 'Invalid postcode. Please enter a 4-digit number.';
    expect(box('Postcode').getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(`${box('Postcode').id}-error`)?.textContent).toBe(message);
    const link = within(summary).getByRole('link', { name: message });
    expect(link.getAttribute('href')).toBe(`#${box('Postcode').id}`);
  });

  it('sends the form to the server once, however often it is pressed', async () => {
    const held = heldAnswer(nothingPosted);
    const release = held.hold();
    const action = vi.fn<PostAction>(held.give);
    render(page({ action }));
    await person.click(button());
    await person.click(button());
    await person.type(box('First name'), '{Enter}');
    expect(action).toHaveBeenCalledOnce();
    expect(button().getAttribute('aria-busy')).toBe('true');
    await act(async () => release());
  });

  it('shows errors of the form as a whole, and of hidden fields', () => {
    render(page({ state: { ...nothingPosted, error: 'We cannot take payments just now.' } }));
    expect(screen.getByRole('alert').textContent).toContain('We cannot take payments just now.');
    cleanup();
    const reload = 'Reload the page and send the form again.';
    render(page({ state: { ...nothingPosted, fieldErrors: { idempotency_key: reload }, error: reload } }));
    expect(screen.getByRole('alert').textContent).toContain(reload);
  });

  it('asks for the terms where the site requires them', () => {
    render(page({ requireTerms: true }));
    expect(screen.getByRole('checkbox', { name: 'I agree to the terms of use' })).toBeTruthy();
    cleanup();
    render(page());
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('[PRICE-01] shows a weekly rent with its unit, and the purchase price', () => {
    const price = { kind: 'subscription', rent: { amount: 20_000, per: 'week' }, sale: null } as const;
    const { container } = render(page({ vehicle: { ...samplePurchaseVehicle, price } }));
    expect(container.textContent).toContain('$200 per week');
  });
});
