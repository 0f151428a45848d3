import { TestSite } from '@forecourt/ui/testing';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { postedEntries } from '@forecourt/domain/answers';
import { nothingPosted } from '../../model/formReading.ts';
import { readOrder, readStep, type OrderEntries } from '../../model/order.ts';
import { nextStep, type FormStep } from '../../model/steps.ts';
import { sampleOrder, samplePurchaseContext, samplePurchaseVehicle } from '../../testing/index.ts';
import type { PostAction } from '../PostedForm/PostedForm.tsx';
import { PurchaseJourney, type PurchaseJourneyProps } from './PurchaseJourney.tsx';

const context = samplePurchaseContext;
const person = userEvent.setup();
const base = '/checkout-journey?car_id=rav4';
const page = (props: Partial<PurchaseJourneyProps> = {}) => (
  <TestSite>
    <PurchaseJourney
      vehicle={samplePurchaseVehicle}
      context={context}
      entries={sampleOrder}
      step={null}
      base={base}
      action="/checkout-journey"
      holdHours={48}
      {...props}
    />
  </TestSite>
);
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const steps = () => screen.getByRole('navigation', { name: 'Purchase steps' });

/** Posts the form of a step as a browser without JavaScript does. */
function sent(entries: OrderEntries, step: FormStep): Record<string, string> {
  document.body.innerHTML = renderToString(page({ entries, step }));
  const form = document.forms[0];
  return form ? postedEntries(new FormData(form).entries()) : {};
}

afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
});

describe('buying online', () => {
  it('[RES-04] begins with the car and its price', () => {
    render(page({ entries: {} }));
    expect(title()).toBe('Buy this car online');
    expect(screen.getByRole('button', { name: 'Continue to trade-in' })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Your order' }).textContent).toContain('$42,990');
    expect(within(steps()).queryAllByRole('link')).toEqual([]);
    expect(within(steps()).getByRole('listitem', { current: 'step' }).textContent).toContain('Your car');
  });

  it('asks in the words of the site, and keeps the values that are stored', () => {
    const messages = {
      'question.yesIHaveACarToTradeIn': 'Ja, ich gebe eines in Zahlung',
      'question.lightWearForItsAge': 'Kleine Spuren',
    };
    render(<TestSite site={{ messages }}>{page({ step: 'trade-in' })}</TestSite>);
    const yes = screen.getByRole('radio', { name: 'Ja, ich gebe eines in Zahlung' }) as HTMLInputElement;
    expect(yes.value).toBe('Yes');
    expect(screen.getByText('Kleine Spuren')).toBeTruthy();
  });

  it('[RES-04] can be done from the first step to the last without JavaScript', () => {
    let entries: OrderEntries = {};
    let step = 'your-car' as FormStep | 'done';
    const visited: string[] = [];
    while (step !== 'done') {
      visited.push(step);
      // Values that the page itself posts, and what a person adds.
      const values = { ...sent(entries, step), ...sampleOrder[step] };
      const reading = readStep(step, values, context);
      expect(reading).toMatchObject({ ok: true });
      entries = { ...entries, [step]: reading.entries };
      const { steps: asked, done } = readOrder(entries, context);
      step = nextStep(step, asked, done) as FormStep | 'done';
    }
    expect(visited).toEqual(['your-car', 'trade-in', 'payment', 'extras', 'delivery', 'details', 'deposit']);
    expect(entries.deposit).toEqual({ agreed: '4462500-0-20000' });
  });

  it('[RES-04] restores saved answers', () => {
    expect(sent(sampleOrder, 'trade-in')).toEqual(sampleOrder['trade-in']);
    expect(sent(sampleOrder, 'extras')).toEqual(sampleOrder.extras);
    expect(sent(sampleOrder, 'delivery')).toEqual(sampleOrder.delivery);
  });

  it('[RES-04] links back to completed steps, and no farther than the first open one', () => {
    const entries = { 'your-car': sampleOrder['your-car'] ?? {}, 'trade-in': { trade_in: 'No' } };
    render(page({ entries, step: 'deposit' }));
    expect(title()).toBe('How would you like to pay?');
    const links = within(steps()).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([`${base}&step=your-car`, `${base}&step=trade-in`]);
    expect(links[0]?.textContent).toContain('(done)');
  });

  it('[RES-04] shows everything before the deposit, each with a link for changing it', () => {
    const { container } = render(page({ moneyBackHours: 48, paymentMethods: <p>Visa</p> }));
    expect(title()).toBe('Check your order and pay the deposit');
    for (const words of ['2017 Mazda CX-5, 1ABC234', 'Finance over 5 years', 'Floor mats, Tow bar', '0412 345 678']) {
      expect(container.textContent).toContain(words);
    }
    expect(screen.getByRole('link', { name: 'Change delivery' }).getAttribute('href')).toBe(`${base}&step=delivery`);
    expect(screen.getByRole('button', { name: 'Pay $200 deposit' })).toBeTruthy();
    expect(screen.getByText('Visa')).toBeTruthy();
    expect(screen.getByText(/48-hour money-back guarantee/)).toBeTruthy();
  });

  it('states the terms of a trade-in and of delivery', () => {
    const { container } = render(page());
    expect(container.textContent).toContain('Subject to appraisal. Not taken off the price yet.');
    expect(container.textContent).toContain('We will confirm delivery to your postcode.');
    expect(container.textContent).not.toContain('$14,500');
  });

  it('[RES-04] says that the price has changed, and asks for confirmation', () => {
    render(page({ context: { ...context, price: 4_399_000 }, step: 'deposit' }));
    expect(title()).toBe('Buy this car online');
    expect(screen.getByRole('alert').textContent).toContain('The price has changed from $42,990 to $43,990.');
    const form = screen.getByRole<HTMLFormElement>('form', { name: 'Your car' });
    expect(new FormData(form).get('price')).toBe('4399000');
  });

  it('[RES-04] offers to continue or discard an order from another day', () => {
    render(page({ step: null, savedAt: 'Tuesday', restart: '/checkout-journey' }));
    expect(screen.getByText('We saved your order from Tuesday.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe(`${base}&step=deposit`);
    const restart = screen.getByRole<HTMLButtonElement>('button', { name: 'Start again' });
    expect(restart.form && Object.fromEntries(new FormData(restart.form))).toEqual({ intent: 'restart' });
  });

  it('offers delivery only where the site delivers', () => {
    const entries = { ...sampleOrder, delivery: { handover: 'Pickup' } };
    render(page({ step: 'delivery', entries, context: { ...context, delivery: null } }));
    expect(screen.getByRole('radio', { name: /Pick it up at Harbour Toyota Sales/ })).toBeTruthy();
    expect(screen.queryByRole('radio', { name: /delivered/ })).toBeNull();
    expect(screen.queryByRole('textbox', { name: 'Suburb' })).toBeNull();
  });

  it('updates the total while extras are ticked', async () => {
    render(page({ step: 'extras', entries: { ...sampleOrder, extras: {} } }));
    const sum = screen.getByRole('status');
    expect(sum.textContent).toBe('Nothing chosen');
    await person.click(screen.getByRole('checkbox', { name: /Tow bar/ }));
    await person.click(screen.getByRole('checkbox', { name: /Floor mats/ }));
    expect(sum.textContent).toBe('2 chosen: $1,485');
    await person.click(screen.getByRole('checkbox', { name: /Tow bar/ }));
    expect(sum.textContent).toBe('1 chosen: $290');
  });

  it('keeps every answer when the server finds an error, and moves the focus to it', async () => {
    const action = vi.fn<PostAction>((_state, data) => {
      const reading = readStep('trade-in', postedEntries(data.entries()), context);
      return Promise.resolve(reading.ok ? nothingPosted : { ...reading });
    });
    render(page({ step: 'trade-in', action }));
    const year = screen.getByRole<HTMLInputElement>('textbox', { name: 'Year' });
    await person.clear(year);
    await person.type(year, '1899');
    await person.selectOptions(screen.getByRole('combobox', { name: 'Registered in' }), 'NSW');
    await person.click(screen.getByRole('radio', { name: /Poor/ }));
    await person.click(screen.getByRole('button', { name: 'Continue to deposit' }));
    const alert = await screen.findByRole('alert', { name: 'Please fix the following errors:' });
    await waitFor(() => expect(document.activeElement).toBe(alert));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Year' }).value).toBe('1899');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Registered in' }).value).toBe('NSW');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Poor/ }).checked).toBe(true);
  });
});
