import { TestSite } from '@forecourt/ui/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { postedEntries } from '@forecourt/domain/answers';
import { nothingPosted } from '../../model/formReading.ts';
import { readOnlinePayment } from '../../model/onlinePayment.ts';
import { sampleOnlinePayment, sampleOnlinePaymentOptions as options } from '../../testing/index.ts';
import type { PostAction } from '../PostedForm/PostedForm.tsx';
import { OnlinePaymentPage, type OnlinePaymentPageProps } from './OnlinePaymentPage.tsx';

const person = userEvent.setup();
const page = (props: Partial<OnlinePaymentPageProps> = {}) => (
  <TestSite>
    <OnlinePaymentPage options={options} idempotencyKey="key-12345678" action="/online-payment" {...props} />
  </TestSite>
);
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const list = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const button = () => screen.getByRole('button', { name: 'Continue to secure payment' });
/** Validates as the server does. */
const checking = () =>
  vi.fn<PostAction>((_state, data) => {
    const reading = readOnlinePayment(postedEntries(data.entries()), options);
    if (reading.ok) return Promise.resolve(nothingPosted);
    const { entries, fieldErrors, error } = reading;
    return Promise.resolve({ entries, fieldErrors, error });
  });

afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
});

describe('paying online', () => {
  it('[ROUTE-14] asks for what is paid, how much, and by whom', () => {
    render(page());
    expect(screen.getByRole('heading', { level: 1, name: 'Pay online' })).toBeTruthy();
    const places = within(list('Who you are paying')).getAllByRole('option');
    expect(places.map((one) => one.textContent)).toEqual([
      'Choose a dealership',
      ...options.locations.map(({ name }) => name),
    ]);
    expect(within(list('What it is for')).getAllByRole('option')).toHaveLength(options.purposes.length + 1);
    expect(screen.getByText('From $1 to $10,000, in dollars and cents.')).toBeTruthy();
    for (const name of ['First name', 'Last name', 'Email', 'Phone']) expect(box(name).value).toBe('');
  });

  it('asks for no dealership where there is only one', () => {
    render(page({ options: { ...options, locations: options.locations.slice(0, 1) } }));
    expect(screen.queryByRole('combobox', { name: 'Who you are paying' })).toBeNull();
  });

  it('is filled in and sent with the keyboard alone', async () => {
    const action = checking();
    render(page({ action }));
    list('Who you are paying').focus();
    await person.selectOptions(list('Who you are paying'), 'loc-north');
    await person.tab();
    await person.selectOptions(list('What it is for'), 'Service');
    for (const text of ['INV-20418', '$1,250.50', 'Robin', 'Nguyen', 'robin@example.com.au', '0412 345 678']) {
      await person.tab();
      await person.keyboard(text);
    }
    await person.keyboard('{Enter}');
    expect(action).toHaveBeenCalledOnce();
    const sent = postedEntries(action.mock.calls[0]?.[1].entries() ?? []);
    expect(readOnlinePayment(sent, options)).toMatchObject({ ok: true, values: { amount: 125_050 } });
    expect(sent['idempotency_key']).toBe('key-12345678');
  });

  it('[FORM-10] shows errors at the field and above the form, and keeps what was typed', async () => {
    render(page({ action: checking(), entries: { ...sampleOnlinePayment, amount: '12,50', reference: '' } }));
    await person.click(button());
    const summary = await screen.findByRole('alert', { name: 'Please fix the following errors:' });
    expect(document.activeElement).toBe(summary);
    expect(box('Amount in dollars').value).toBe('12,50');
    expect(box('Amount in dollars').getAttribute('aria-invalid')).toBe('true');
    expect(list('Who you are paying').value).toBe('loc-north');
    expect(list('What it is for').value).toBe('Service');
  });

  it('[FORM-10] keeps everything when the payment page cannot be opened', async () => {
    const action: PostAction = (_state, data) =>
      Promise.resolve({ entries: postedEntries(data.entries()), fieldErrors: {}, error: 'You haven’t been charged.' });
    render(page({ action, entries: sampleOnlinePayment }));
    await person.click(button());
    expect((await screen.findByRole('alert')).textContent).toContain('You haven’t been charged.');
    expect([box('Amount in dollars').value, box('Email').value]).toEqual(['$1,250.50', 'robin@example.com.au']);
  });

  it('posts without JavaScript', () => {
    document.body.innerHTML = renderToString(page({ entries: sampleOnlinePayment }));
    const [form] = document.forms;
    expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/online-payment']);
    const sent = postedEntries(new FormData(form).entries());
    expect(readOnlinePayment(sent, options)).toMatchObject({ ok: true });
  });

  it('says so where no payments are taken, with contacts of the dealer', () => {
    render(page({ options: null, contact: <a href="/contact">Contact us</a> }));
    expect(screen.getByRole('heading', { name: 'We can’t take payments here just now' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Contact us' })).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('uses the dealer’s own title and introduction', () => {
    render(page({ title: 'Pay an invoice', intro: 'For customers of our workshop.' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Pay an invoice' })).toBeTruthy();
    expect(screen.getByText('For customers of our workshop.')).toBeTruthy();
  });
});
