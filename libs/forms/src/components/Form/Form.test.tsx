import { sampleSite, sampleVehicle } from '@forecourt/domain/testing';
import type { Track } from '@forecourt/domain';
import { SiteProvider } from '@forecourt/ui';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formDefaults } from '../../model/formDefaults.ts';
import { standardForms } from '../../model/forms/standardForms.ts';
import { sampleAppointments, sampleGroupSite, withFormTime } from '../../testing/index.ts';
import { Form, type FormProps } from './Form.tsx';

const track = vi.fn<Track>();
const server = vi.fn<typeof fetch>();
const person = userEvent.setup();
const answer = (body: object, status = 200) => Promise.resolve(Response.json(body, { status }));
let lead: () => Promise<Response>;
let times: () => Promise<Response>;

const calls = (path: string) => server.mock.calls.filter(([address]) => String(address).startsWith(path));
const sent = (call = 0) => JSON.parse(String(calls('/api/leads')[call]?.[1]?.body)) as Record<string, unknown>;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  track.mockReset();
  lead = () => answer({ lead_id: 'lead-1', redirect: '/success' }, 201);
  times = () => answer(sampleAppointments);
  server.mockReset().mockImplementation((address) => (String(address).startsWith('/api/leads') ? lead() : times()));
  vi.stubGlobal('fetch', withFormTime(server));
  vi.stubGlobal('alert', vi.fn());
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(form: FormProps['form'], props: Partial<FormProps> = {}) {
  const definition = typeof form === 'string' ? standardForms[form] : form;
  const defaults = formDefaults(definition, sampleSite, sampleVehicle);
  const onSuccess = vi.fn();
  render(
    <SiteProvider site={sampleSite} track={track}>
      <Form form={form} defaults={defaults} vehicle={sampleVehicle} onSuccess={onSuccess} {...props} />
    </SiteProvider>,
  );
  return onSuccess;
}
const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const press = (name: string) => person.click(screen.getByRole('button', { name }));
async function fill() {
  await person.type(box('First name'), 'Robin');
  await person.type(box('Last name'), 'Nguyen');
  await person.type(box('Email'), 'robin@example.com.au');
  await person.type(box('Phone'), '0412 345 678');
  await person.type(box('Postcode'), '6160');
}

describe('an offer', () => {
  it('[FORM-06] needs a valid amount, has no comments and no opt-in', async () => {
    show('offer');
    expect(screen.queryByRole('textbox', { name: /Comments/ })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
    await fill();
    await press('Send my offer');
    expect(await screen.findAllByText('Enter your offer in dollars, like $12,500.')).toHaveLength(2);
    await person.type(box('Your offer'), '12.5k');
    expect((await screen.findAllByText('Enter an amount in dollars, like $12,500.')).length).toBeGreaterThan(0);
    expect(calls('/api/leads')).toHaveLength(0);
    await person.clear(box('Your offer'));
    await person.type(box('Your offer'), '12500');
    await press('Send my offer');
    await waitFor(() =>
      expect(sent()).toMatchObject({ form_id: 'offer', offer_from_client: '12500', car_id: 'car-1' }),
    );
    expect(sent()).not.toHaveProperty('message', expect.stringContaining('interested'));
  });

  it('[FORM-09] takes a suggested amount with one press and shows which is chosen', async () => {
    show('offer');
    const amounts = within(screen.getByRole('group', { name: 'Your offer: common amounts' }));
    expect(amounts.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['$5,000', '$70,000']),
    );
    await person.click(amounts.getByRole('button', { name: '$20,000' }));
    expect(box('Your offer').value).toBe('$20,000');
    expect(amounts.getByRole('button', { name: '$20,000' }).getAttribute('aria-pressed')).toBe('true');
    await fill();
    await press('Send my offer');
    await waitFor(() => expect(sent()).toMatchObject({ offer_from_client: '20000' }));
  });
});

describe('a test drive', () => {
  it('[FORM-07] offers days, then the times of a day, and sends the instant', async () => {
    show('test-drive');
    const day = await screen.findByRole('radio', { name: 'Saturday 28 November' });
    expect(calls('/api/appointments')[0]?.[0]).toBe('/api/appointments?car_id=car-1');
    await person.click(day);
    await person.click(screen.getByRole('radio', { name: '9:00 am' }));
    await fill();
    await press('Book a test drive');
    await waitFor(() =>
      expect(sent()).toMatchObject({ appointment: '2026-11-28T01:00:00.000Z', preferred_time: '', message: '' }),
    );
    expect(track).toHaveBeenCalledWith('usedTestDrive', expect.anything());
  });

  it('[FORM-07] sends a day without a time as words, and neither for any day', async () => {
    show('test-drive');
    await person.click(await screen.findByRole('radio', { name: 'Saturday 28 November' }));
    await fill();
    await press('Book a test drive');
    await waitFor(() => expect(sent()).toMatchObject({ appointment: '', preferred_time: 'Saturday 28 November' }));
  });

  it.each([
    ['is down', () => answer({}, 503)],
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['has no free times', () => answer({ ...sampleAppointments, days: [] })],
    ['talks rubbish', () => Promise.resolve(new Response('<html>'))],
  ])('[FORM-07] asks for a time in words where the list of times %s', async (_how, failing) => {
    times = failing;
    show('test-drive');
    await person.type(await screen.findByLabelText(/Preferred time/), 'Saturday morning');
    await fill();
    await press('Book a test drive');
    await waitFor(() => expect(sent()).toMatchObject({ appointment: '', preferred_time: 'Saturday morning' }));
  });

  it('[FORM-07] says at the field that a time is gone, and shows which are left', async () => {
    const words = 'Someone else has just taken this time. Please choose another.';
    lead = () => answer({ error: words, fieldErrors: { appointment: words } }, 422);
    show('test-drive');
    await person.click(await screen.findByRole('radio', { name: 'Saturday 28 November' }));
    await person.click(screen.getByRole('radio', { name: '9:00 am' }));
    await fill();
    const [first, ...others] = sampleAppointments.days;
    times = () => answer({ ...sampleAppointments, days: [{ ...first, slots: first?.slots.slice(1) }, ...others] });
    await press('Book a test drive');
    const list = await screen.findByRole('alert', { name: 'Please fix the following errors:' });
    await waitFor(() => expect(document.activeElement).toBe(list));
    await waitFor(() => expect(screen.queryByRole('radio', { name: '9:00 am' })).toBeNull());
    const group = screen.getByRole('radiogroup', { name: 'Time on Saturday 28 November' });
    expect(group.getAttribute('aria-invalid')).toBe('true');
    expect(box('First name').value).toBe('Robin');
    lead = () => answer({ lead_id: 'lead-1', redirect: null });
    await person.click(screen.getByRole('radio', { name: '10:00 am' }));
    await press('Book a test drive');
    expect(await screen.findByText(/will be in touch to confirm it/)).toBeTruthy();
    expect(sent(1)).toMatchObject({ appointment: '2026-11-28T02:00:00.000Z' });
  });
});

it('[FORM-07] keeps a chosen time over a reload, and drops one that is no longer free', async () => {
  show('test-drive');
  await person.click(await screen.findByRole('radio', { name: 'Saturday 28 November' }));
  await person.click(screen.getByRole('radio', { name: '9:00 am' }));
  cleanup();
  show('test-drive');
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: '9:00 am' })).checked).toBe(true);
  cleanup();
  times = () => answer({ ...sampleAppointments, days: sampleAppointments.days.slice(1) });
  show('test-drive');
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Any day' })).checked).toBe(true);
  await fill();
  await press('Book a test drive');
  await waitFor(() => expect(sent()).toMatchObject({ appointment: '', preferred_time: '' }));
});

describe('typed text', () => {
  it('[FORM-10] survives a reload, under the same key, until it is sent', async () => {
    lead = () => Promise.reject(new TypeError('Failed to fetch'));
    show('finance');
    await fill();
    await person.click(screen.getByRole('radio', { name: 'SMS' }));
    await press('Ask about finance');
    await screen.findByRole('alert');
    cleanup();
    lead = () => answer({ lead_id: 'lead-1', redirect: null });
    show('finance');
    expect(box('First name').value).toBe('Robin');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'SMS' }).checked).toBe(true);
    await press('Ask about finance');
    await screen.findByRole('status');
    expect(sent(1)).toMatchObject({ PreferredContactMethod: 'SMS', idempotency_key: sent(0).idempotency_key });
    expect(sent(1).started_at).toBe(sent(0).started_at);
    expect(Object.keys(sessionStorage).filter((key) => key.includes('draft'))).toEqual([]);
  });

  it('is kept for its own form and vehicle only', async () => {
    show('similar-car');
    await person.type(box('Comments'), ' Red, please.');
    cleanup();
    show('similar-car', { defaults: { ...formDefaults(standardForms['similar-car'], sampleSite), car_id: 'car-9' } });
    expect(box('Comments').value).toBe('');
    cleanup();
    show('similar-car');
    expect(box('Comments').value).toContain('Red, please.');
  });
});

it('[FORM-07] looks up the times of the place that the visitor chooses', async () => {
  const places = ['North', 'South'].map((name) => ({ ...sampleGroupSite.locations[0]!, id: `loc-${name}`, name }));
  const site = { ...sampleGroupSite, locations: places };
  render(
    <SiteProvider site={site}>
      <Form form="book-test-drive" />
    </SiteProvider>,
  );
  await waitFor(() => expect(calls('/api/appointments')).toHaveLength(1));
  for (const { id, name } of places) {
    await person.selectOptions(screen.getByRole('combobox', { name: 'Location' }), name);
    await waitFor(() => expect(calls('/api/appointments').at(-1)?.[0]).toBe(`/api/appointments?location_id=${id}`));
  }
});

it('[FORM-08] asks for photos with a prepared message', async () => {
  show('request-photos');
  expect(screen.queryByRole('textbox', { name: /Comments/ })).toBeNull();
  await fill();
  await press('Request photos');
  await waitFor(() => expect(sent()).toMatchObject({ message: 'Please send photos for this car' }));
});

it('[FORM-18] counts a fleet enquiry as one, and asks the workshop’s questions of a service', async () => {
  show('fleet', { vehicle: null });
  await fill();
  await person.type(box('Comments'), 'Twelve utes, please');
  await press('Get In Touch');
  await waitFor(() => expect(track).toHaveBeenCalledWith('fleetForm', undefined));
  cleanup();
  show('service', { vehicle: null });
  expect(screen.getByRole('combobox', { name: /State/ })).toBeTruthy();
  expect(screen.getByLabelText('Comments (optional)')).toBeTruthy();
  await person.selectOptions(screen.getByRole('combobox', { name: /What does it need/ }), 'Repair');
  expect(box('Comments')).toBeTruthy();
});
