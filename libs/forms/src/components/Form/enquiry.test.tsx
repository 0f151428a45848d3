import { sampleSite, sampleVehicle } from '@forecourt/domain/testing';
import type { Track } from '@forecourt/domain';
import { SiteProvider, clearDevice } from '@forecourt/ui';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  sampleEnquiryDefaults,
  sampleEnquirySettings,
  sampleGroupDefaults,
  sampleGroupSettings,
  sampleGroupSite,
  sampleStart,
  withFormTime,
} from '../../testing/index.ts';
import { lastEnquiredStore } from '../../storage/lastEnquired.ts';
import { rememberPage } from '../../storage/visit.ts';
import { visitorDetailsStore } from '../../storage/visitorDetails.ts';
import { formSettings, type FieldSetting } from '../../model/formSettings.ts';
import { enquiryForm } from '../../model/forms/enquiry.ts';
import { Form, type FormProps } from './Form.tsx';

const track = vi.fn<Track>();
const server = vi.fn<typeof fetch>();
const person = userEvent.setup();

const answer = (body: object, status = 200) => Promise.resolve(Response.json(body, { status }));
const accepted = () => answer({ lead_id: 'lead-1', redirect: '/success', category: 'Vehicle Enquiry' }, 201);
const sent = (call = 0) => JSON.parse(String(server.mock.calls[call]?.[1]?.body)) as Record<string, unknown>;

beforeEach(() => {
  clearDevice(sampleGroupSite.slug);
  localStorage.clear();
  sessionStorage.clear();
  track.mockReset();
  server.mockReset().mockImplementation(accepted);
  vi.stubGlobal('fetch', withFormTime(server));
  vi.stubGlobal('alert', vi.fn());
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The enquiry about a vehicle, on a site with its own field settings. */
const wishing = (wishes: Record<string, FieldSetting>) =>
  formSettings(sampleSite, enquiryForm, sampleVehicle, { enquiry: wishes });
const needed: FieldSetting = { shown: true, required: true };

function show({ settings = sampleEnquirySettings, ...props }: Partial<FormProps> = {}) {
  const onSuccess = vi.fn();
  const form = { form: 'enquiry', settings, defaults: sampleEnquiryDefaults, vehicle: sampleVehicle } as const;
  render(
    <SiteProvider site={sampleGroupSite} track={track}>
      <Form {...form} onSuccess={onSuccess} {...props} />
    </SiteProvider>,
  );
  return onSuccess;
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const send = () => person.click(screen.getByRole('button', { name: 'Send enquiry' }));
const errorOf = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join('');

async function fill() {
  await person.type(box('First name'), 'Robin');
  await person.type(box('Last name'), 'Nguyen');
  await person.type(box('Email'), 'robin@example.com.au');
  await person.type(box('Phone'), '0412 345 678');
  await person.type(box('Postcode'), '6160');
}

describe('what an enquiry asks', () => {
  it('[FORM-01] accepts a postcode of exactly four digits', async () => {
    show();
    await fill();
    await person.clear(box('Postcode'));
    await person.type(box('Postcode'), '616');
    await send();
    expect(errorOf(box('Postcode'))).toBe('Invalid postcode. Please enter a 4-digit number.');
    expect(server).not.toHaveBeenCalled();
    await person.type(box('Postcode'), '0999');
    expect(box('Postcode').value).toBe('6160');
    expect(errorOf(box('Postcode'))).toBe('');
  });

  it('[FORM-02] needs comments unless the site takes forms without', async () => {
    show();
    await fill();
    await person.clear(box('Comments'));
    await send();
    expect(errorOf(box('Comments'))).toBe('Write your comments.');
    cleanup();
    sessionStorage.clear();
    show({ settings: wishing({ message: { required: false } }) });
    await fill();
    await person.clear(screen.getByLabelText('Comments (optional)'));
    await send();
    await waitFor(() => expect(sent()).toMatchObject({ message: '' }));
  });

  it('[FORM-03] asks for category, location and dealership where they are not known', async () => {
    show({ settings: sampleGroupSettings, defaults: sampleGroupDefaults, vehicle: null });
    const choice = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
    expect(choice('What is it about?').value).toBe('General Enquiry');
    await fill();
    await person.type(box('Comments'), 'Are you open on Sunday?');
    await send();
    expect(errorOf(choice('Location'))).toBe('Choose a location.');
    expect(errorOf(choice('Dealership'))).toBe('Choose a dealership.');
    await person.selectOptions(choice('Location'), 'Harbour Toyota Sales');
    await person.selectOptions(choice('Dealership'), 'Northern Kia');
    await send();
    await waitFor(() =>
      expect(sent()).toMatchObject({
        category: 'General Enquiry',
        location_id: 'loc-sales',
        dealership_slug: 'northern-kia',
      }),
    );
  });

  it('[FORM-04] asks for the rego with a service enquiry only, and never needs it', async () => {
    const asked = { shown: true };
    show({ settings: wishing({ category: needed, opt_in_finance: asked, opt_in_trade: asked }) });
    expect(screen.queryByRole('textbox', { name: /Rego/ })).toBeNull();
    await person.selectOptions(screen.getByRole('combobox'), 'Service Enquiry');
    expect(screen.getByLabelText<HTMLInputElement>('Rego (optional)').value).toBe('');
    await fill();
    await send();
    await waitFor(() => expect(sent()).toMatchObject({ category: 'Service Enquiry', Rego: '' }));
    expect(sent()).toMatchObject({ opt_in: true, opt_in_finance: false, opt_in_trade: false });
  });

  it('[FORM-04] has the opt-in ticked at first and lets it be unticked', async () => {
    show();
    const optIn = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Send me news and offers' });
    expect(optIn.checked).toBe(true);
    await person.click(optIn);
    await fill();
    await send();
    await waitFor(() => expect(sent()).toMatchObject({ opt_in: false }));
  });

  it('[FORM-05] needs the terms where the site does', async () => {
    show({ settings: wishing({ terms_agreed: needed }) });
    const terms = screen.getByRole('checkbox', { name: /I agree to the terms of use/ });
    await fill();
    await send();
    expect(errorOf(terms)).toBe('*You must agree to the terms of use before submitting.');
    await person.click(terms);
    await send();
    await waitFor(() => expect(sent()).toMatchObject({ terms_agreed: true }));
  });

  it('[FORM-08] hides comments that are prepared, and adds no opt-in', async () => {
    const message = 'Please send photos for this car';
    show({
      defaults: { ...sampleEnquiryDefaults, message },
      settings: wishing({ message: { shown: false }, opt_in: { shown: false } }),
    });
    expect(screen.queryByRole('textbox', { name: /Comments/ })).toBeNull();
    await fill();
    await send();
    await waitFor(() => expect(sent()).toMatchObject({ message, opt_in: false }));
  });
});

describe('sending', () => {
  it('[FORM-10] waits with a busy button, makes one lead of two presses, then says thanks', async () => {
    let finish: (response: Response) => void = () => undefined;
    server.mockReturnValue(new Promise((resolve) => (finish = resolve)));
    const onSuccess = show();
    await fill();
    await person.dblClick(screen.getByRole('button', { name: 'Send enquiry' }));
    await waitFor(() => expect(server).toHaveBeenCalledOnce());
    const button = screen.getByRole('button', { name: 'Send enquiry' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await person.click(button);
    expect(server).toHaveBeenCalledOnce();
    finish(await accepted());
    expect((await screen.findByRole('status')).textContent).toContain('Thank you');
    expect(onSuccess).toHaveBeenCalledWith(expect.objectContaining({ lead_id: 'lead-1', redirect: '/success' }));
  });

  it('[FORM-11] [FORM-13] sends what is known of the vehicle, tracks the enquiry and remembers the vehicle', async () => {
    show();
    await fill();
    await send();
    await waitFor(() => expect(track).toHaveBeenCalledOnce());
    expect(track).toHaveBeenCalledWith('usedEnquiry', expect.objectContaining({ vehicleMake: 'Toyota' }));
    expect(server.mock.calls[0]?.[0]).toBe('/api/leads');
    expect(sent()).toMatchObject({
      car_id: 'car-1',
      stock_number: 'T1001',
      'Vehicle Make': 'Toyota',
      car_type: 'used',
    });
    expect(lastEnquiredStore(sampleGroupSite.slug).current()).toMatchObject({ id: 'car-1' });
  });

  it('[FORM-14] sends where the visitor came from and when the form was begun', async () => {
    rememberPage('/', '?utm_source=mail');
    rememberPage('/search', '');
    show();
    await fill();
    await send();
    await waitFor(() => expect(server).toHaveBeenCalledOnce());
    expect(sent().visited_pages).toBe('["/?utm_source=mail","/search"]');
    expect(sent().linked_query_params).toBe('{"utm_source":"mail"}');
    expect(sent().started_at).toBe(sampleStart);
  });

  it('reports and stores nothing of a lead that the server refused', async () => {
    server.mockImplementation(() => answer({ lead_id: 'lead-1', error: 'Too many enquiries.' }, 429));
    show();
    await fill();
    await send();
    expect(await screen.findByText('Too many enquiries.')).toBeTruthy();
    expect(track).not.toHaveBeenCalled();
    expect(localStorage).toHaveLength(0);
  });

  it('starts again with a new key after an enquiry that stays on the page', async () => {
    server.mockImplementation(() => answer({ lead_id: 'lead-1', redirect: null }));
    show();
    await fill();
    await send();
    await person.click(await screen.findByRole('button', { name: 'Send another enquiry' }));
    expect(box('First name').value).toBe('Robin');
    await send();
    await waitFor(() => expect(server).toHaveBeenCalledTimes(2));
    expect(sent(1).idempotency_key).not.toBe(sent(0).idempotency_key);
  });

  it('hides the honeypot from people and from assistive technology', () => {
    show();
    const trap = document.querySelector<HTMLInputElement>('input[name=website]');
    expect(trap?.closest('[aria-hidden=true]')).toBeTruthy();
    expect(trap?.tabIndex).toBe(-1);
    expect(trap?.autocomplete).toBe('off');
    expect(screen.queryByRole('textbox', { name: 'Website' })).toBeNull();
  });
});

describe('details stored on the device', () => {
  it('[FORM-15] prefill the form of a returning visitor and are saved when sent', async () => {
    show();
    await fill();
    await send();
    await screen.findByRole('status');
    cleanup();
    show();
    expect(box('First name').value).toBe('Robin');
    expect(box('Postcode').value).toBe('6160');
    await send();
    await waitFor(() => expect(server).toHaveBeenCalledTimes(2));
    expect(sent(1)).toMatchObject({ name: 'Robin', phone: '0412 345 678' });
  });

  it('[FORM-15] never overwrite existing entries', () => {
    visitorDetailsStore(sampleGroupSite.slug).set({ name: 'Robin', email: 'robin@example.com.au' });
    show({ defaults: { ...sampleEnquiryDefaults, name: 'Kim' } });
    expect(box('First name').value).toBe('Kim');
    expect(box('Email').value).toBe('robin@example.com.au');
  });

  it('[VDP-24] do no harm where the device refuses storage', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const refusing = {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full');
      },
    };
    vi.stubGlobal('localStorage', refusing);
    vi.stubGlobal('sessionStorage', refusing);
    const onSuccess = show();
    await fill();
    await send();
    await waitFor(() => expect(onSuccess).toHaveBeenCalledOnce());
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('last-enquired could not be stored'), expect.anything());
    warn.mockRestore();
  });
});

describe('when sending fails', () => {
  it('[FORM-17] lists what to fix, takes the focus there and leads to each field', async () => {
    show();
    await send();
    const list = await screen.findByRole('alert', { name: 'Please fix the following errors:' });
    await waitFor(() => expect(document.activeElement).toBe(list));
    const links = within(list).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'Enter your first name.',
      'Enter your last name.',
      'Enter your email address, like name@example.com.au.',
      'Enter an Australian phone number, like 0412 345 678.',
      'Invalid postcode. Please enter a 4-digit number.',
    ]);
    await person.click(links[3] as HTMLElement);
    expect(document.activeElement).toBe(box('Phone'));
    expect(window.location.hash).toBe('');
  });

  it('[FORM-16] shows the server’s message beside the field it is about', async () => {
    server.mockImplementation(() => answer({ error: 'Check.', fieldErrors: { email: 'No such address.' } }, 422));
    show();
    await fill();
    await send();
    await waitFor(() => expect(errorOf(box('Email'))).toBe('No such address.'));
    await waitFor(() => expect(document.activeElement?.textContent).toContain('No such address.'));
    expect(box('Email').value).toBe('robin@example.com.au');
  });

  it.each([
    ['its own words', () => answer({ error: 'We are closed to enquiries.' }, 503), 'We are closed to enquiries.'],
    ['fixed words for none', () => answer({}, 500), 'An unexpected error occured'],
    [
      'fixed words for no answer',
      () => Promise.resolve(new Response('<html>', { status: 502 })),
      'An unexpected error occured',
    ],
    [
      'the words about a field it does not show',
      () => answer({ fieldErrors: { car_id: 'This car is sold.' } }, 422),
      'This car is sold.',
    ],
  ])('[FORM-16] shows a server’s refusal in %s and can be sent again', async (_how, refusal, words) => {
    server.mockImplementationOnce(refusal);
    const onSuccess = show();
    await fill();
    await send();
    expect((await screen.findByRole('alert')).textContent).toBe(words);
    expect(box('First name').value).toBe('Robin');
    await send();
    await waitFor(() => expect(onSuccess).toHaveBeenCalledOnce());
    expect(sent(1).idempotency_key).toBe(sent(0).idempotency_key);
  });

  it('[FORM-10] [FORM-17] says in an alert and in place that nothing was sent, keeps everything and can be sent again', async () => {
    server.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const onSuccess = show();
    await fill();
    await send();
    const words = 'An error occurred when submitting this form';
    expect((await screen.findByRole('alert')).textContent).toBe(words);
    expect(window.alert).toHaveBeenCalledExactlyOnceWith(words);
    expect(box('Phone').value).toBe('0412 345 678');
    expect(screen.getByRole('button', { name: 'Send enquiry' }).getAttribute('aria-disabled')).toBeNull();
    await send();
    await waitFor(() => expect(onSuccess).toHaveBeenCalledOnce());
    expect(sent(0).idempotency_key).toMatch(/^[\w-]{20,80}$/);
    expect(sent(1).idempotency_key).toBe(sent(0).idempotency_key);
  });

  it('[FORM-17] shows an error’s own message where it has one', async () => {
    server.mockRejectedValueOnce(new Error('The form was stopped.'));
    show();
    await fill();
    await send();
    expect((await screen.findByRole('alert')).textContent).toBe('The form was stopped.');
  });
});
