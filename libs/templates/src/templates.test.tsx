import { templateNames, type TemplateName } from '@forecourt/domain';
import { sampleSoldVehicle } from '@forecourt/domain/testing';
import { TestSite } from '@forecourt/ui/testing';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { factsOf } from './contract/facts.ts';
import { templates } from './templates.ts';
import { sampleHome, sampleNow, samplePageSite, sampleReply, sampleVehiclePage } from './testing/index.ts';

afterEach(cleanup);

const show = (template: TemplateName, page: ReactNode) =>
  act(async () => render(<TestSite site={samplePageSite[template]}>{page}</TestSite>));

const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

it.each(templateNames)(
  'has one main heading and a search that needs no JavaScript on the %s home page',
  async (name) => {
    const { Home } = templates[name];
    await show(name, <Home {...sampleHome(name)} />);
    expect(await screen.findAllByRole('heading', { level: 1 })).toHaveLength(1);
    const [form] = screen.getAllByRole('search') as [HTMLFormElement, ...HTMLFormElement[]];
    expect(form.getAttribute('action')).toBe('/search');
    expect(within(form).getByRole('combobox', { name: 'Price' }).getAttribute('name')).toBe('price');
  },
);

it('gives each of the four home pages a different first section', async () => {
  const firsts: (string | null | undefined)[] = [];
  for (const name of templateNames) {
    cleanup();
    const { Home } = templates[name];
    await show(name, <Home {...sampleHome(name)} />);
    firsts.push(headings()[0]);
  }
  expect(firsts).toEqual(['The Toyota range', 'Find by brand', 'Shop by body type', 'Who’s coming along?']);
});

it.each(templateNames)('leaves no empty section on the %s home page of a dealer with nothing yet', async (name) => {
  const { Home } = templates[name];
  const bare = { ...samplePageSite[name], locations: [], reviews: [], about: '', dealerships: [] };
  const site = { ...bare, flags: { ...bare.flags, guaranteeStrip: false } };
  await show(
    name,
    <Home {...sampleHome(name)} site={site} facts={factsOf([])} featured={[]} justArrived={[]} offers={[]} />,
  );
  const shown = screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  for (const title of ['Just arrived', 'Latest offers', 'What our customers say', 'Find Us Here', 'Find by brand']) {
    expect(shown).not.toContain(title);
  }
});

it.each(templateNames)('has the anchors that menus and footers lead to: %s', async (name) => {
  const { Home, Contact } = templates[name];
  const { container } = await show(name, <Home {...sampleHome(name)} />);
  for (const id of ['offers', 'reviews', 'about']) expect(container.querySelector(`#${id}`), id).not.toBeNull();
  cleanup();
  const contact = await show(name, <Contact site={samplePageSite[name]} now={sampleNow} slots={{ form: <form /> }} />);
  for (const id of ['locations', 'enquire']) expect(contact.container.querySelector(`#${id}`), id).not.toBeNull();
});

it.each(templateNames)(
  'names the vehicle once as the main heading and takes enquiries on the %s vehicle page',
  async (name) => {
    const { Vehicle } = templates[name];
    const props = sampleVehiclePage(name);
    const { container } = await show(name, <Vehicle {...props} />);
    const [title] = screen.getAllByRole('heading', { level: 1 });
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(title?.textContent).toContain(props.vehicle.model);
    expect(container.querySelector('#enquire textarea')).not.toBeNull();
    expect(container.querySelector('#vehicle-map')).not.toBeNull();
  },
);

it('[VDP-07] asks what else the visitor is looking for once a vehicle is sold', async () => {
  const { Vehicle } = templates.franchise;
  await show('franchise', <Vehicle {...sampleVehiclePage('franchise')} vehicle={sampleSoldVehicle} />);
  expect(screen.getByRole('region', { name: 'Find me something similar' })).toBeDefined();
  expect(screen.getAllByRole('link', { name: 'Find Me Something Similar' })[0]?.getAttribute('href')).toBe('#enquire');
  expect(screen.getByRole('heading', { name: 'Still in stock' })).toBeDefined();
});

it('[VDP-09] shows why to buy here, protections and the certified programme, as the site configures', async () => {
  const { Vehicle } = templates.franchise;
  const props = sampleVehiclePage('franchise');
  const on = { certifiedBadge: true, whyBuyFromUs: true, protectYourCar: true };
  const site = { ...props.site, flags: { ...props.site.flags, ...on } };
  await show('franchise', <Vehicle {...props} site={site} />);
  const titles = ['Toyota Certified Pre-Owned', 'Why Buy From Us?', 'Protect Your Car'];
  for (const name of titles) expect(screen.getByRole('heading', { name })).toBeDefined();
  cleanup();
  const off = { certifiedBadge: false, whyBuyFromUs: false, protectYourCar: false };
  await show('franchise', <Vehicle {...props} site={{ ...site, flags: { ...site.flags, ...off } }} />);
  for (const name of titles) expect(screen.queryByRole('heading', { name })).toBeNull();
});

it('[NAV-06] shows the promises over used cars and on the contact page of a site that makes them', async () => {
  const { Vehicle, Contact } = templates.superstore;
  const props = sampleVehiclePage('superstore');
  await show('superstore', <Vehicle {...props} />);
  expect(screen.getByRole('region', { name: 'Our promises' })).toBeDefined();
  cleanup();
  await show('superstore', <Vehicle {...props} vehicle={{ ...props.vehicle, car_type: 'new' }} />);
  expect(screen.queryByRole('region', { name: 'Our promises' })).toBeNull();
  cleanup();
  await show('superstore', <Contact site={props.site} now={sampleNow} slots={{ form: <form /> }} />);
  expect(screen.getByRole('region', { name: 'Our promises' })).toBeDefined();
});

it('[NAV-07] links to offers, to service bookings and to selling a car', async () => {
  const { Home } = templates.franchise;
  await show('franchise', <Home {...sampleHome('franchise')} />);
  for (const name of [/Latest offers/, /Book your service online/, /Sell your car/]) {
    expect(screen.getByRole('link', { name })).toBeDefined();
  }
});

it('[LOC-10] states the number of locations in their heading', async () => {
  const { Home } = templates.superstore;
  await show('superstore', <Home {...sampleHome('superstore')} />);
  expect(screen.getByRole('heading', { name: '3 Big Locations' })).toBeDefined();
});

it('offers a call after a form only during opening hours', async () => {
  const { Success } = templates.franchise;
  const { site } = sampleHome('franchise');
  const thanks = { site, reply: sampleReply(site), isMailed: true };
  await show('franchise', <Success {...thanks} now={sampleNow} />);
  expect(screen.getByRole('button', { name: 'Call Now' })).toBeDefined();
  cleanup();
  await show('franchise', <Success {...thanks} now={new Date('2026-11-01T04:00:00Z')} />);
  expect(screen.queryByRole('button', { name: 'Call Now' })).toBeNull();
});

it('[FORM-07] [API-05] says after a test drive what, when and where, and offers a calendar entry', async () => {
  const { Success } = templates.franchise;
  const { site } = sampleHome('franchise');
  const reply = sampleReply(site, 'test-drive');
  await show('franchise', <Success site={site} reply={reply} isMailed now={sampleNow} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Your test drive is booked' })).toBeDefined();
  for (const { name, value } of reply.facts.filter((fact) => fact.name !== 'Call')) {
    expect(screen.getByText(name).nextElementSibling?.textContent).toBe(value);
  }
  expect(reply.facts.map(({ name }) => name)).toEqual(expect.arrayContaining(['What', 'When', 'Where', 'Reference']));
  expect(screen.getByRole('link', { name: 'Add to your calendar' }).getAttribute('href')).toBe(
    '/success/appointment.ics',
  );
  expect(screen.getByText('We’ve emailed you a copy too.')).toBeDefined();
});

it.each(templateNames)('renders the %s shell on the server with a way past the menu', (name) => {
  const { Shell, NotFound } = templates[name];
  const site = samplePageSite[name];
  const html = renderToString(
    <TestSite site={site}>
      <Shell site={site} year={2026}>
        <NotFound site={site} />
      </Shell>
    </TestSite>,
  );
  expect(html).toContain('href="#main"');
  expect(html).toContain('id="main"');
  expect(html).toContain('We can’t find that page');
  expect(html).toContain(site.name);
});
