// @vitest-environment jsdom
import { eventNames, vehicleEventParams, type EventName, type Track } from '@forecourt/domain';
import { sampleSite, sampleVehicle } from '@forecourt/domain/testing';
import { FinanceCalculator } from '@forecourt/finance';
import { sampleSetup } from '@forecourt/finance/testing';
import { Form, TradeInDone, type FormProps } from '@forecourt/forms';
import { FavouriteToggle, SaveToggle, WatchlistProvider } from '@forecourt/shopper';
import { markSignedIn, sampleWatchlistCalls } from '@forecourt/shopper/testing';
import { SiteProvider } from '@forecourt/ui';
import { LiveVehicle, PhoneNumber, PrintButtons, VehicleActions } from '@forecourt/vehicle';
import { busySite, reservableVehicle, samplePage, samplePhone } from '@forecourt/vehicle/testing';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createElement, StrictMode, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SearchView } from '../analytics/SearchView.tsx';

const track = vi.fn();
const server = vi.fn<typeof fetch>();
const warn = vi.fn();
const seen = new Set<EventName>();
const car = vehicleEventParams(sampleVehicle);

/**
 * In strict mode, which runs every effect twice: an event that is counted twice there would be counted twice for some
 * visitors.
 */
function show(children: ReactNode, site = sampleSite): void {
  const flags = { ...site.flags, watchlist: true };
  const props = { site: { ...site, flags }, track: track as Track, children };
  render(createElement(StrictMode, null, createElement(SiteProvider, props)));
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const calls = () => track.mock.calls as [EventName, (object | undefined)?][];

/** Expects that nothing was counted before, and exactly this once now. */
async function counts(name: EventName, params: object | undefined, act: () => unknown): Promise<void> {
  expect(calls()).toEqual([]);
  await act();
  await waitFor(() => expect(calls()).toHaveLength(1));
  expect(calls()[0]?.[0]).toBe(name);
  expect(calls()[0]?.[1]).toEqual(params);
  seen.add(name);
}

beforeEach(() => {
  for (const mock of [track, server, warn]) mock.mockReset();
  server.mockImplementation(async (address) =>
    String(address).startsWith('/api/leads')
      ? Response.json({ lead_id: 'lead-1', redirect: '/success' }, { status: 201 })
      : Response.json(null, { status: 404 }),
  );
  vi.stubGlobal('fetch', server);
  vi.spyOn(console, 'warn').mockImplementation(warn);
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('[AN-04] views count when the page is shown', () => {
  it('[AN-01] 4: a used vehicle, and no other', async () => {
    show(createElement(LiveVehicle, { vehicle: { ...samplePage, id: 'new', car_type: 'new' } }));
    await counts('usedView', { car_id: samplePage.id, ...car }, () =>
      show(createElement(LiveVehicle, { vehicle: samplePage })),
    );
  });

  it('[AN-01] 49: a list of the stock, with its filters', () =>
    counts('searchView', { listing: 'make' }, () => show(createElement(SearchView, { listing: 'make' }))));
});

describe('[AN-04] presses count when they are made', () => {
  it('[AN-01] 39: a vehicle becomes a favourite, and is counted once', async () => {
    show(createElement(FavouriteToggle, { vehicle: sampleVehicle }));
    await counts('favourite', car, () => press(/^Favourite/));
    press(/^In favourites/);
    expect(calls()).toHaveLength(1);
  });

  it('[AN-01] 39: the watchlist has saved a vehicle; not when it refuses', async () => {
    vi.stubGlobal('alert', vi.fn());
    markSignedIn(true);
    const saving = {
      ...sampleWatchlistCalls(),
      change: vi.fn(async () => ({ success: false, message: 'Not today.' })),
    };
    const site = { ...sampleSite, slug: 'saving-site', flags: { ...sampleSite.flags, watchlist: true } };
    const toggle = createElement(SaveToggle, { vehicle: sampleVehicle });
    show(createElement(WatchlistProvider, { calls: saving, page: '/', children: toggle }), site);
    press(/^Save/);
    await waitFor(() => expect(window.alert).toHaveBeenCalledOnce());
    saving.change.mockResolvedValue({ success: true, message: '' });
    await counts('favourite', car, () => press(/^Save/));
    markSignedIn(false);
  });

  it('[AN-01] 25: a number is requested; a missing one is a warning', async () => {
    const phone = samplePhone('contract-phone');
    show(createElement(PhoneNumber, { phone }));
    await counts('phoneClick', { ...car, car_id: 'contract-phone' }, () => press('Show number'));
    await waitFor(() => expect(warn).toHaveBeenCalledWith('The phone number could not be shown (404)'));
    expect(calls()).toHaveLength(1);
  });

  it('[AN-01] 60: the history report is opened', async () => {
    show(createElement(VehicleActions, { vehicle: reservableVehicle, site: busySite }));
    const link = screen.getByRole('link', { name: 'History report' });
    await counts('historyReport', vehicleEventParams(reservableVehicle), () => fireEvent.click(link));
  });

  it('[AN-01] 61: the print page is opened', async () => {
    show(createElement(PrintButtons, { vehicle: sampleVehicle }));
    const link = await screen.findByRole('link', { name: 'Print' });
    await counts('print', { car_id: sampleVehicle.id, ...car }, () => fireEvent.click(link));
  });

  it('[AN-01] [CALC-08] 26: the calculator is changed for the first time', async () => {
    show(createElement(FinanceCalculator, { setup: sampleSetup }));
    await counts('financeInterest', undefined, () => fireEvent.click(screen.getByRole('radio', { name: 'Monthly' })));
    fireEvent.click(screen.getByRole('radio', { name: 'Weekly' }));
    expect(calls()).toHaveLength(1);
  });
});

describe('[AN-04] [FORM-11] forms count when the server has accepted them', () => {
  const texts = { 'First name': 'Robin', 'Last name': 'Nguyen', Email: 'robin@example.com.au', Postcode: '6160' };
  const write = (name: string | RegExp, value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });

  function fill(form: FormProps['form'], vehicle: FormProps['vehicle'], message = ''): void {
    show(createElement(Form, { form, vehicle, onSuccess: () => undefined, submitLabel: 'Send it' }));
    for (const [name, value] of Object.entries({ ...texts, Phone: '0412 345 678' })) write(name, value);
    if (message) write(/^(Comments|About you and)/, message);
  }

  it.each<[number, EventName, string, FormProps['form'], Partial<typeof sampleVehicle>]>([
    [15, 'usedEnquiry', 'an enquiry on a used vehicle', 'enquiry', {}],
    [14, 'newEnquiry', 'one on a new vehicle', 'enquiry', { car_type: 'new' }],
    [14, 'newEnquiry', 'one on a demonstrator', 'enquiry', { car_type: 'demo' }],
    [17, 'testDrive', 'one on a vehicle for test drives only', 'enquiry', { tag: 'Test Drive Only' }],
    [17, 'testDrive', 'a test drive of a new vehicle', 'test-drive', { car_type: 'new' }],
    [48, 'usedTestDrive', 'a test drive of a used vehicle', 'test-drive', {}],
  ])('[AN-01] [AN-02] [AN-03] %i, %s: %s', async (_id, name, _what, form, change) => {
    const vehicle = { ...sampleVehicle, ...change };
    fill(form, vehicle, 'Is it still there?');
    await counts(name, vehicleEventParams(vehicle), () => press('Send it'));
  });

  it.each<[number, EventName, FormProps['form']]>([
    [22, 'defaultForm', 'contact'],
    [19, 'fleetForm', 'fleet'],
    [51, 'careers', 'careers'],
  ])('[AN-01] %i, %s: the form that names no vehicle', async (_id, name, form) => {
    fill(form, null, 'Please call me');
    await counts(name, undefined, () => press('Send it'));
  });

  it('counts nothing that the server refuses', async () => {
    server.mockImplementation(async () => Response.json({ error: 'Not now.' }, { status: 503 }));
    vi.stubGlobal('alert', vi.fn());
    fill('contact', null, 'Please call me');
    press('Send it');
    await screen.findAllByText(/Not now\./);
    expect(calls()).toEqual([]);
  });

  it('[AN-01] [TRADE-03] 18: an offer for a car is accepted, once however often its page is shown', async () => {
    const vehicle = { make: 'Mazda', model: 'CX-5', year: 2020, badge: 'Maxx', body: 'SUV' };
    const props = { leadId: 'lead-1', vehicle, rego: '1ABC123', offer: 2_150_000, kms: 64_000, searchHref: '/search' };
    const page = () => createElement(TradeInDone, { ...props, state: 'accepted', again: '/trade-in' });
    const details = { vehicleStatus: 'trade-in', vehicleMake: 'Mazda', vehicleModel: 'CX-5' };
    const figures = { vehicleYear: 2020, vehicleKilometers: 64_000, vehicleGrade: 'Maxx' };
    await counts('tradeInAccepted', { ...details, ...figures }, () => show(page()));
    cleanup();
    show(page());
    expect(calls()).toHaveLength(1);
  });
});

it('[AN-01] has a contract for every event of the catalogue', () => {
  expect([...seen].sort()).toEqual([...eventNames].sort());
});
