import { templateNames, vehicleLocation, type PublicSite, type TemplateName, type Vehicle } from '@forecourt/domain';
import { sampleSoldVehicle } from '@forecourt/domain/testing';
import { TestSite } from '@forecourt/ui/testing';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server.browser';
import { afterEach, expect, it, vi } from 'vitest';
import { templates } from '../templates.ts';
import { sampleVehiclePage } from '../testing/index.ts';
import { infoTabs } from './infoTabs.tsx';
import { VehicleCallNow } from './VehicleCall.tsx';
import { withoutNumbers } from './withoutNumbers.ts';

afterEach(cleanup);

interface Change {
  flags?: Partial<PublicSite['flags']>;
  site?: Partial<PublicSite>;
  vehicle?: Partial<Vehicle>;
}

function page(name: TemplateName, { flags, site, vehicle }: Change = {}) {
  const given = sampleVehiclePage(name);
  const ownSite = { ...given.site, ...site, flags: { ...given.site.flags, ...flags } };
  const { Vehicle: VehiclePage } = templates[name];
  return (
    <TestSite site={ownSite}>
      <VehiclePage {...given} site={ownSite} vehicle={{ ...given.vehicle, ...vehicle }} />
    </TestSite>
  );
}

/** The page as a server sends it, where there is no window. */
async function served(page: ReactNode): Promise<string> {
  vi.stubGlobal('window', undefined);
  try {
    const drawn = await renderToReadableStream(page);
    await drawn.allReady;
    return await new Response(drawn).text();
  } finally {
    vi.unstubAllGlobals();
  }
}

/** Waits for lazily loaded parts. */
const show = (shown: ReactNode) => act(async () => render(shown));

const reservable = { payment_processors: ['card'] };
const selling = { checkout: true, reserveOnline: true, protectYourCar: true };

it.each(templateNames)(
  '[VDP-11] holds the phone number nowhere in the %s page, however it is written',
  async (name) => {
    const html = await served(page(name, { site: { phones: { used: '+61893357777', new: '+61893357777' } } }));
    expect(html).toContain('08 93** ****');
    expect(html).not.toContain('tel:');
    const digits = html.replace(/\D+/g, ' ');
    for (const secret of ['893357777', '9335 7777', '893350100', '9335 0100']) {
      expect(html).not.toContain(secret);
      expect(digits).not.toContain(secret);
    }
  },
);

it('[VDP-11] gives the browser a location without its numbers', () => {
  const { site, vehicle } = sampleVehiclePage('franchise');
  const place = vehicleLocation(site, vehicle);
  const whole = { ...place!, contact_detail: { ...place!.contact_detail, phone: '+61893350100' } };
  const text = JSON.stringify(withoutNumbers(whole));
  expect(text).not.toContain('8933501');
  expect(text).toContain('opening_hours');
});

it('[VDP-11] gives the browser only the hours of the location for its call button', () => {
  const { site, vehicle } = sampleVehiclePage('franchise');
  const { location } = VehicleCallNow({ site, vehicle })?.props as { location: object };
  expect(Object.keys(location).sort()).toEqual(['contact_detail', 'id', 'time_zone']);
  expect(JSON.stringify(location)).not.toMatch(/phone|email|street/);
});

it.each(['franchise', 'superstore'] as const)(
  '[VDP-10] has every tab with something to say on the %s page',
  async (name) => {
    await show(page(name, { flags: selling, vehicle: reservable }));
    const tabs = within(screen.getByRole('tablist')).getAllByRole('tab');
    expect(tabs.map(({ textContent }) => textContent).sort()).toEqual([
      'Dealer Comments',
      'Features',
      'Protect Your Car',
      'Reserve Online',
      'What’s Included',
      'Why Buy From Us?',
    ]);
  },
);

it.each(['group', 'caravan'] as const)('[VDP-09] has them as sections on the %s page', async (name) => {
  await show(page(name, { flags: selling, vehicle: reservable }));
  expect(screen.queryByRole('tablist')).toBeNull();
  for (const title of ['Dealer Comments', 'Features', 'Reserve Online', 'Protect Your Car']) {
    expect(screen.getByRole('region', { name: title })).toBeTruthy();
  }
});

it.each([
  ['protect', { protectYourCar: false }, {}],
  ['why', { whyBuyFromUs: false }, {}],
  ['reserve', { reserveOnline: false }, {}],
  ['reserve', { checkout: false }, {}],
  ['reserve', {}, { payment_processors: [] }],
  ['reserve', {}, { sold: true }],
  ['features', {}, { standardEquipment: [] }],
] as const)('[VDP-09] leaves out %s by flag and content', (name, flags, vehicle) => {
  const { site, vehicle: sample, now } = sampleVehiclePage('franchise');
  const tabs = (change: object, also: object) =>
    infoTabs(
      {
        site: { ...site, flags: { ...site.flags, ...selling, ...change } },
        vehicle: { ...sample, ...reservable, ...also },
        now,
      },
      [name],
    );
  expect(tabs({}, {})).toHaveLength(1);
  expect(tabs(flags, vehicle)).toHaveLength(0);
});

it('[VDP-19] shows inclusions for used vehicles only', () => {
  const { site, vehicle, now } = sampleVehiclePage('franchise');
  const tabs = (car_type: Vehicle['car_type']) =>
    infoTabs({ site, vehicle: { ...vehicle, car_type }, now }, ['included']);
  expect(tabs('used')).toHaveLength(1);
  expect(tabs('new')).toHaveLength(0);
});

it('[NAV-06] links from the promises to this vehicle’s deposit, or to the search where it takes none', async () => {
  const reserve = () => screen.getByRole('link', { name: 'Reserve Online' }).getAttribute('href');
  const { vehicle } = sampleVehiclePage('superstore');
  await show(page('superstore', { flags: { ...selling, reserveOnline: false }, vehicle: reservable }));
  expect(reserve()).toBe(`/cars/${vehicle.slug}/checkout`);
  cleanup();
  await show(
    page('superstore', { flags: { ...selling, reserveOnline: false }, vehicle: { ...reservable, reserved: true } }),
  );
  expect(reserve()).toBe('/search');
});

it.each(templateNames)(
  '[MODEL-06] tells of the certified programme on the %s page where the site shows it',
  async (name) => {
    const toyota = { make: 'Toyota', certified: true };
    await show(page(name, { flags: { certifiedBadge: true }, vehicle: toyota }));
    const heading = screen.getByRole('heading', { name: 'Toyota Certified Pre-Owned' });
    const text = heading.closest('section')?.textContent;
    for (const words of ['one-year warranty', '90-point inspection', '12 months roadside'])
      expect(text).toContain(words);
    cleanup();
    await show(page(name, { flags: { certifiedBadge: false }, vehicle: toyota }));
    expect(screen.queryByRole('heading', { name: 'Toyota Certified Pre-Owned' })).toBeNull();
  },
);

it('[VDP-01] always offers sharing, and printing where the site enables it and the vehicle is available', async () => {
  await show(page('franchise', { flags: { printPage: true } }));
  expect(screen.getByText('Share')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Print' })).toBeTruthy();
  cleanup();
  await show(page('franchise', { flags: { printPage: false } }));
  expect(screen.queryByRole('link', { name: 'Print' })).toBeNull();
  cleanup();
  await show(page('franchise', { flags: { printPage: true }, vehicle: sampleSoldVehicle }));
  expect(screen.queryByRole('link', { name: 'Print' })).toBeNull();
  expect(screen.getByText('Share')).toBeTruthy();
});

it('has a link back to the results and a breadcrumb trail', async () => {
  await show(page('group'));
  expect(screen.getByRole('link', { name: 'Back to results' }).getAttribute('href')).toBe('/search');
  expect(screen.getByRole('navigation', { name: 'You are here' })).toBeTruthy();
});
