import type { VehicleSummary } from '@forecourt/domain';
import { expect, test } from 'vitest';
import type { SiteSlug } from '../support/address.ts';
import { isTaken, processorsOf } from '../support/demoStock.ts';
import { allWords, linkNamed, nameOf, pageOf, vehicleWhere, words } from '../support/pageOf.ts';
import { askSite, firstInStock, search, stockOf } from '../support/wire.ts';

const toyota: SiteSlug = 'harbour-toyota';
const usedHere = 'car_type:used AND sold:false';
const newHere = 'car_type:new AND sold:false';

const has = (part: ParentNode, name: string | RegExp): boolean =>
  [...part.querySelectorAll('a, button')].some((one) =>
    typeof name === 'string' ? nameOf(one) === name : name.test(nameOf(one)),
  );

test('[VDP-08] a vehicle in stock is asked about, driven, financed and reserved, and its details open from elsewhere', async () => {
  const { main, car } = await vehicleWhere(toyota, newHere, 'a deposit', (page) => has(page.main, 'Reserve online'));
  for (const [name, href] of [
    ['Enquire now', `/enquire?car=${car.slug}`],
    ['Book a test drive', `/book-test-drive?car_id=${car.objectID}`],
    ['Finance Enquiry', '/finance-enquiry?'],
    ['Reserve online', `/cars/${car.slug}/checkout`],
  ] as const) {
    const link = linkNamed(main, name).getAttribute('href') ?? '';
    expect(link.startsWith(href), `${name} leads to ${link}`).toBe(true);
  }
  // A page that offers its own details leads nowhere.
  expect(has(main, /^View details/i)).toBe(false);
  expect(main.querySelector(`a[href="/cars/${car.slug}"]`)).toBeNull();
  const compared = await pageOf(toyota, `/compare?ids=${car.objectID}`);
  expect(linkNamed(compared.main, `View details of ${car.name}`).getAttribute('href')).toBe(`/cars/${car.slug}`);
});

test('[VDP-09] [VDP-10] a vehicle has all six tabs and its certified section where its site and stock have them', async () => {
  const names = [
    'Dealer Comments',
    'What’s Included',
    'Why Buy From Us?',
    'Reserve Online',
    'Protect Your Car',
    'Features',
  ];
  const tabsOf = (part: ParentNode) => [...part.querySelectorAll('[aria-label="About this vehicle"] a')];
  const { main } = await vehicleWhere(toyota, usedHere, 'six tabs', (page) => tabsOf(page.main).length === 6);
  expect(tabsOf(main).map(words).sort()).toEqual([...names].sort());
  for (const tab of tabsOf(main)) {
    const panel = main.querySelector(tab.getAttribute('href') ?? '#none');
    expect(words(panel).length, words(tab)).toBeGreaterThan(words(tab).length);
  }
  const certified = await vehicleWhere(toyota, 'certified:true AND sold:false', 'the programme');
  expect(allWords(certified.main, 'h2')).toContain('Toyota Certified Pre-Owned');
  const plain = await vehicleWhere('coastline-caravans', usedHere, 'a page');
  for (const id of ['reserve-online', 'protect-your-car']) expect(plain.main.querySelector(`#${id}`), id).toBeNull();
});

test('[VDP-17] reserve, trade-in, history report and messages are there where site and vehicle have them', async () => {
  const reserve = (page: { main: ParentNode }) => has(page.main, 'Reserve online');
  await vehicleWhere(toyota, usedHere, 'a deposit', reserve);
  await vehicleWhere(toyota, usedHere, 'no deposit', (page) => !reserve(page));
  const report = (page: { main: ParentNode }) => has(page.main, 'History report');
  const withReport = await vehicleWhere(toyota, usedHere, 'a history report', report);
  expect(linkNamed(withReport.main, 'History report').getAttribute('href')).toBeTruthy();
  const without = await vehicleWhere(toyota, usedHere, 'no history report', (page) => !report(page));
  expect(has(without.main, 'Value my trade-in')).toBe(true);
  expect(has(without.main, 'Message us')).toBe(false);
  const noTrades = await vehicleWhere('granite-nissan', 'sold:false', 'a page');
  expect(has(noTrades.main, /trade-in/i)).toBe(false);
  const chat = await vehicleWhere('haggle-free-cars', usedHere, 'a page');
  expect(linkNamed(chat.main, 'Message us').getAttribute('href')).toMatch(/^https:/);
});

/** Dealerships that sell online, by the sites on which they do. */
const sellsOnline: Partial<Record<SiteSlug, string>> = {
  'haggle-free-cars': 'dlr-haggle-free-cars',
  'sunrise-kia': 'dlr-sunrise-kia',
};

// Those that sell online, one of whose group another does, and one that does not.
for (const slug of ['haggle-free-cars', 'sunrise-kia', 'southern-motor-group', toyota] as const) {
  test(`[VDP-18] ${slug}: used vehicles, and any Kia, are bought online at the dealerships that sell so, and nothing else is`, async () => {
    const kinds = new Map<string, { isSold: boolean; car: VehicleSummary }>();
    // What another journey reserves is bought by nobody else: whether it does so before or after this one.
    for (const car of (await stockOf(slug)).filter(({ id }) => !isTaken(id))) {
      const ways = processorsOf(car.id);
      if (ways === null) continue;
      const isOfSeller = sellsOnline[slug] === car.dealership_id;
      const isOfKind = car.car_type === 'used' || /^(kia|mg)$/i.test(car.make);
      const isFree = !car.reserved && (car.price ?? 0) > 1_000 && ways.length > 0;
      const kind = [car.car_type, isOfSeller, isOfKind, car.reserved, (car.price ?? 0) > 1_000, isFree].join();
      if (!kinds.has(kind)) kinds.set(kind, { isSold: isOfSeller && isOfKind && isFree, car });
    }
    for (const { isSold, car } of kinds.values()) {
      const { main } = await pageOf(slug, `/cars/${car.slug}`);
      expect(has(main, 'Buy online'), car.slug).toBe(isSold);
    }
    expect([...kinds.values()].some(({ isSold }) => isSold)).toBe(slug in sellsOnline);
  });
}

test('[VDP-18] there are new Kias among what is bought online', async () => {
  const newKias = await stockOf('sunrise-kia', 'sold:false AND car_type:new AND make:Kia');
  expect(newKias.length).toBeGreaterThan(0);
});

test('[SRCH-25] a car’s page brings a few others like it, in stock and not itself', async () => {
  const car = await firstInStock(toyota, 'car_type:used');
  const { main } = await pageOf(toyota, `/cars/${car.slug}`);
  const row = main.querySelector('ul[aria-label^="You may also like"]');
  const slugs = [...(row?.querySelectorAll('article h3 a') ?? [])].map((link) => link.getAttribute('href')?.slice(6));
  expect(slugs.length).toBeGreaterThan(1);
  expect(slugs.length).toBeLessThanOrEqual(12);
  expect(slugs).not.toContain(car.slug);
  const { hits } = await search(toyota, {
    filters: 'sold:false',
    hitsPerPage: 1000,
    attributesToRetrieve: ['summary'],
  });
  const inStock = new Set(hits.map((hit) => hit.slug));
  for (const slug of slugs) expect(inStock.has(slug ?? ''), slug).toBe(true);
});

test('[API-07] the map of a vehicle’s page is drawn to a tenth of a unit, which no pixel shows', async () => {
  const car = await firstInStock(toyota, 'car_type:used');
  const { text } = await askSite(toyota, `/cars/${car.slug}`);
  expect(text.match(/\d+\.\d{6,}/g) ?? []).toEqual([]);
});
