import { expect } from 'vitest';
import type { SiteSlug } from '../support/address.ts';
import { demoHoliday } from '../support/demoDay.ts';
import { siteOf } from '../support/gated.ts';
import { jsonLdOf } from '../support/html.ts';
import { test } from './lentHost.ts';
import { allWords, linkNamed, pageOf, under, words } from '../support/pageOf.ts';
import { askSite } from '../support/wire.ts';

const group: SiteSlug = 'southern-motor-group';
const names = (part: ParentNode) => [...part.querySelectorAll('article h2')].map((one) => words(one));

test('[ROUTE-16] contact page, places and teams have one address each, and former ones lead to it', async () => {
  for (const [from, to] of [
    ['/contact-us', '/contact'],
    ['/contact-us/southern-mg-wollongong', '/locations/southern-mg-wollongong'],
    ['/our-location/southern-mg-wollongong?from=map', '/locations/southern-mg-wollongong?from=map'],
  ] as const) {
    const { status, headers } = await askSite(group, from);
    expect([from, status, headers['location']]).toEqual([from, 308, to]);
  }
  const parts = await Promise.all(['locations', 'pages'].map((part) => askSite(group, `/sitemap-${part}.xml`)));
  const sitemap = parts.map(({ text }) => text).join('');
  for (const path of ['/locations', '/locations/southern-mg-wollongong', '/teams/southern-mg-wollongong', '/reviews']) {
    const { text } = await pageOf(group, path);
    expect(text).toMatch(new RegExp(`rel="canonical" href="[^"]*${path}"`));
    expect(sitemap).toContain(`${path}</loc>`);
  }
  for (const none of ['/locations/nowhere', '/teams/nowhere', '/teams/southern-mazda-nowra'])
    expect((await askSite(group, none)).status, none).toBe(404);
  // Each site has its own places only.
  expect((await askSite('harbour-toyota', '/locations/southern-mg-wollongong')).status).toBe(404);
});

test('[LOC-06] [LOC-01] the list is narrowed by kind of work and by make, without JavaScript', async () => {
  const { main } = await pageOf(group, '/locations');
  expect(names(main)).toHaveLength(12);
  expect(linkNamed(main, 'Service').getAttribute('href')).toBe('/locations?department=service');
  const service = (await pageOf(group, '/locations?department=service')).main;
  expect(names(service)).toEqual(['Sunrise Kia Service and Parts', 'Southern Service Centre']);
  expect(linkNamed(service, 'Kia').getAttribute('href')).toBe('/locations?department=service&make=Kia');
  expect(names((await pageOf(group, '/locations?department=service&make=Kia')).main)).toEqual([
    'Sunrise Kia Service and Parts',
  ]);
  expect(names((await pageOf(group, '/locations?department=bakery&make=Yugo')).main)).toHaveLength(12);
});

test('[LOC-09] a postcode puts the nearest place first and says how far it is, or is said to be invalid', async () => {
  const near = (await pageOf(group, '/locations?postcode=3220')).main;
  expect(names(near)[0]).toBe('Southern Hyundai Geelong');
  const away = allWords(near, 'li p').filter((line) => line.endsWith('km away'));
  const km = away.map((line) => Number(line.replaceAll(/\D/g, '')));
  expect(km).toHaveLength(12);
  expect(km).toEqual(km.toSorted((one, other) => one - other));
  expect(near.querySelector('[name="postcode"]')?.getAttribute('value')).toBe('3220');
  for (const none of ['9998', '31', 'abcd']) {
    const { main } = await pageOf(group, `/locations?postcode=${none}`);
    expect(words(main), none).toContain('Invalid postcode');
    expect(names(main)).toHaveLength(12);
  }
  // A dealer with three places needs no help to the nearest.
  expect((await pageOf('harbour-toyota', '/locations')).main.querySelector('[name="postcode"]')).toBeNull();
});

test('[LOC-05] [LOC-04] [LOC-11] [ENT-02] a place shows hours by department, directions, how to arrive, stock, people and reviews', async () => {
  const { main, text } = await pageOf('harbour-toyota', '/locations/harbour-toyota-service');
  expect(allWords(main, 'h1')).toEqual(['Harbour Toyota Service']);
  expect(allWords(main, '[role="tablist"] [role="tab"]')).toEqual(['Service', 'Sales', 'Parts']);
  // All departments are in the page, for visitors without scripts.
  expect(main.querySelectorAll('[role="tabpanel"] table')).toHaveLength(3);
  expect(linkNamed(main, 'Get Directions').getAttribute('href')).toMatch(/^https:/);
  expect(linkNamed(main, 'Book a service').getAttribute('href')).toBe('/service?location=harbour-toyota-service');
  expect(words(under(main, 'Before you visit'))).toContain('Our shuttle runs to Fremantle station');
  expect(words(main)).toContain('Repairer licence');
  expect(main.querySelector('svg[role="img"]')?.getAttribute('aria-label')).toMatch(/^Map with O'Connor WA/);
  expect(linkNamed(main, /^Ask for/).getAttribute('href')).toContain('/contact?ask=');
  const place = siteOf('harbour-toyota').locations.find(({ slug }) => slug === 'harbour-toyota-service');
  expect(jsonLdOf(text, 'AutoRepair')).toMatchObject({
    name: 'Harbour Toyota Service',
    geo: { latitude: place?.address.lat },
    department: [{ '@type': 'AutoDealer' }, { '@type': 'AutoPartsStore' }],
    specialOpeningHoursSpecification: expect.arrayContaining([
      {
        '@type': 'OpeningHoursSpecification',
        validFrom: demoHoliday('2026-12-25'),
        validThrough: demoHoliday('2026-12-25'),
        opens: '00:00',
        closes: '00:00',
      },
    ]),
  });
  const sales = await pageOf(group, '/locations/southern-mazda-liverpool');
  expect(words(sales.main)).toMatch(/\d+ vehicles? at Southern Mazda Liverpool/);
  expect(linkNamed(sales.main, /See all vehicles here/).getAttribute('href')).toContain('location_name=Southern');
  expect(words(sales.main)).toContain('533 customer reviews on Reviews.example');
  const suzuki = await pageOf(group, '/locations/southern-suzuki-wollongong');
  expect(words(suzuki.main)).toContain('can also be viewed at Southern MG Wollongong');
});

test('[LOC-04] a place that has closed for good says so, and leads to the nearest of its kind', async () => {
  const { status, text } = await askSite(group, '/locations/southern-mazda-nowra');
  expect(status).toBe(410);
  expect(text).toContain('Southern Mazda Nowra has closed');
  expect(text).toContain('We closed here for good on 30 June 2026. Southern Suzuki Wollongong');
  expect(text).toContain('noindex');
  expect((await pageOf(group, '/locations')).text).not.toContain('southern-mazda-nowra');
});

test('[CONT-02] a team has names, roles and languages, no number, and a message that names whom it is for', async () => {
  const { main } = await pageOf('harbour-toyota', '/teams/harbour-toyota-sales');
  expect(names(main)).toHaveLength(5);
  const [card] = main.querySelectorAll('article');
  expect(words(card)).toContain('Mei Ferri');
  expect(words(card)).toContain('General manager');
  expect(words(card)).toContain('Also speaks Mandarin and Malay');
  expect(main.innerHTML).not.toMatch(/tel:|04\d\d/);
  const ask = linkNamed(main, 'Ask for Mei Ferri').getAttribute('href') ?? '';
  const contact = await pageOf('harbour-toyota', ask.replace(/#.*/, ''));
  expect(contact.main.querySelector('textarea')?.textContent).toBe('I’d like to talk to Mei Ferri, General manager.');
  const chosen = contact.main.querySelector('[name="location_id"]');
  const value = chosen?.getAttribute('value') ?? chosen?.querySelector('[selected]')?.getAttribute('value');
  expect(value).toBe('loc-harbour-sales');
  // Unknown visitors get no message started.
  const stranger = await pageOf('harbour-toyota', '/contact?ask=nobody');
  expect(stranger.main.querySelector('textarea')?.textContent).toBe('');
});

test('[CONT-02] somebody new stands in the team within seconds, and a record with a mobile number is not taken', async ({
  host,
}) => {
  const team = async () => (await host.askSite('sunrise-kia', '/teams/sunrise-kia-moorabbin')).text;
  const file = 'sites/sunrise-kia/people/ada-wren.json';
  const person = { name: 'Ada Wren', role: 'Host', locations: ['sunrise-kia-moorabbin'] };
  expect(await team()).toContain('We haven’t introduced our team here yet');
  await host.changeContent(file, JSON.stringify(person));
  await expect.poll(async () => (await team()).includes('Ask for Ada'), { interval: 100, timeout: 3_000 }).toBe(true);
  expect((await host.askSite('sunrise-kia', '/sitemap-locations.xml')).text).toContain('/teams/sunrise-kia-moorabbin<');
  await host.changeContent(file, JSON.stringify({ ...person, role: 'Greeter', about: 'Ring me on 0491 570 006.' }));
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(await team()).not.toContain('0491');
  expect(await team()).toContain('Host');
});

test('[REV-01] [REV-02] [ENT-04] reviews show the figure of all ratings, the spread, what is left out, and the dealer’s replies', async () => {
  const { main, text } = await pageOf(group, '/reviews');
  expect(words(main)).toContain('from 3,421 customer reviews on Reviews.example');
  expect(words(main)).toContain('Showing reviews of 4 stars and up');
  expect(linkNamed(main, /Read all on Reviews.example/).getAttribute('href')).toBe(
    'https://reviews.example/southern-motor-group',
  );
  const stars = [...main.querySelectorAll('table tr')].map((row) => words(row.querySelector('th')));
  expect(stars).toEqual(['5 stars', '4 stars', '3 stars', '2 stars', '1 star']);
  const counts = [...main.querySelectorAll('table tr td:last-child')].map((one) => Number(words(one).replace(',', '')));
  expect(counts.reduce((sum, one) => sum + one, 0)).toBe(3_421);
  const cards = [...main.querySelectorAll('article')];
  expect(cards).toHaveLength(12);
  for (const card of cards) {
    expect(words(card)).toMatch(/^[45]\.0 out of 5 stars/);
    expect(words(card.querySelector('time'))).toMatch(/^\d+ \w+ 2\d\d\d$/);
    expect(card.querySelector<HTMLElement>('[style*="inline-size"]')?.style.cssText).toMatch(/inline-size: ?(80|100)%/);
  }
  expect(words(main)).toMatch(/Reply from Southern Motor Group, \d+ \w+ 2\d\d\d/);
  expect(linkNamed(main, /^Southern MG Wollongong/).getAttribute('href')).toBe(
    '/locations/southern-mg-wollongong#reviews',
  );
  // No rating of our own business in what search engines read.
  expect(text).not.toMatch(/aggregateRating|"@type":"Review"/);
  const home = await pageOf('haggle-free-cars', '/');
  expect(words(under(home.main, 'What our customers say'))).toContain('customer reviews on Reviews.example');
  // A site whose own file holds them shows those.
  expect(words((await pageOf('harbour-toyota', '/reviews')).main)).toContain('Priya N.');
});

test('[REV-01] a site shows reviews from as many stars on, and as many of them, as its file says', async ({ host }) => {
  const shown = async () => (await host.askSite('haggle-free-cars', '/reviews')).text;
  await expect.poll(async () => (await shown()).includes('Showing reviews of 4 stars'), { timeout: 10_000 }).toBe(true);
  await host.changeSite('haggle-free-cars', (site) => ({
    ...site,
    reviewSettings: { ...site.reviewSettings, minimumRating: 0, count: 3 },
  }));
  const articles = async () => (await shown()).split('<article').length - 1;
  await expect.poll(articles, { timeout: 10_000 }).toBe(3);
  expect(await shown()).not.toContain('Showing reviews of');
});

test('[CONT-03] [ROUTE-14] a workshop’s page asks for the plate first, and shows prices by model, what is included and the way to the maker', async () => {
  const { main, text } = await pageOf('harbour-toyota', '/service');
  const serviceForm = [...main.querySelectorAll('form')].find((form) => form.querySelector('[name="Rego"]'));
  const names = [...(serviceForm?.querySelectorAll('input:not([type="hidden"]), select') ?? [])].map((one) =>
    one.getAttribute('name'),
  );
  expect(names.slice(0, 2)).toEqual(['Rego', 'regoState']);
  expect(names).toEqual(expect.arrayContaining(['preferred_time', 'other_time']));
  const prices = [...main.querySelectorAll('table')].find((table) => words(table).includes('Each service'));
  const rowOf = (model: string) =>
    [...(prices?.rows ?? [])].map((row) => words(row)).find((row) => row.startsWith(model));
  expect(rowOf('Coaster')).toContain('$485');
  expect(rowOf('RAV4')).toContain('$260');
  expect(words(under(main, 'Included in every service'))).toContain('Safety check');
  expect(words(under(main, 'While we work on it'))).toContain('Loan car');
  expect(jsonLdOf(text, 'AutoRepair')).toMatchObject({ name: 'Harbour Toyota Service' });
  // Where the maker has booking pages of its own, the link says where it leads; where nobody tells prices there are none.
  const kia = await pageOf('sunrise-kia', '/genuine-service');
  expect(words(kia.main)).toContain('Opens Kia’s booking site');
  expect(linkNamed(kia.main, 'Choose a time online').getAttribute('href')).toMatch(/^https:\/\/.*\/service-booking$/);
  const group = await pageOf('southern-motor-group', '/service');
  expect(words(group.main)).not.toContain('Each service');
  expect(words(under(group.main, 'What it costs'))).toContain('Ask for a quote');
});

test('[LOC-04] [LOC-05] a place leads to its parts from a bar', async () => {
  const { main } = await pageOf('harbour-toyota', '/locations/harbour-toyota-service');
  const links = [...main.querySelectorAll('nav[aria-label="On this page"] a')];
  expect(links.length).toBeGreaterThanOrEqual(4);
  for (const link of links)
    expect(main.querySelector(link.getAttribute('href') ?? '')?.children.length).toBeGreaterThan(0);
});
