import type { VehicleSummary } from '@forecourt/domain';
import { expect, test } from 'vitest';
import type { SiteSlug } from '../support/address.ts';
import { isTaken, processorsOf } from '../support/demoStock.ts';
import { allWords, factsOf, linkNamed, nameOf, pageOf, under, vehicleWhere, words } from '../support/pageOf.ts';
import { askSite, firstInStock, search, stockOf } from '../support/wire.ts';

const toyota: SiteSlug = 'harbour-toyota';
const usedHere = 'car_type:used AND sold:false';
const newHere = 'car_type:new AND sold:false';

const has = (part: ParentNode, name: string | RegExp): boolean =>
  [...part.querySelectorAll('a, button')].some((one) =>
    typeof name === 'string' ? nameOf(one) === name : name.test(nameOf(one)),
  );

/** What stands beside the pictures. */
function sideOf(main: ParentNode): Element {
  let part = main.querySelector('h1')?.parentElement ?? null;
  while (part && !part.querySelector('a[href="#vehicle-map"]')) part = part.parentElement;
  if (!part) throw new Error('The page has nothing beside its pictures');
  return part;
}

/** What stands before and behind the button that shows the rest. */
function folded(part: Element) {
  const button = part.querySelector('details');
  const [before, after] = [button?.previousElementSibling ?? part, button?.nextElementSibling ?? null];
  return { before, after, button: allWords(button ?? part, 'summary > span').filter(Boolean) };
}

test('[VDP-01] name, price, repayment, place and the ways to ask stand beside the pictures', async () => {
  const { main, car } = await vehicleWhere(toyota, `${usedHere} AND price>1000`, 'a repayment', (page) =>
    /\$[\d,]+ per week/.test(words(sideOf(page.main))),
  );
  expect(main.querySelectorAll(`[aria-label="Pictures of ${car.name}"] img`).length).toBeGreaterThan(0);
  const side = sideOf(main);
  const title = words(side.querySelector('h1'));
  expect(title.split(' ').length).toBeGreaterThan(2);
  expect(car.name.startsWith(title), title).toBe(true);
  expect(words(side)).toContain(`$${car.price?.toLocaleString('en-AU')}`);
  expect(words(side.querySelector('a[href="#vehicle-map"]'))).toContain('Harbour Toyota');
  for (const action of ['Enquire now', 'Book a test drive', 'Finance Enquiry', 'Make an offer']) {
    expect(has(side, action), action).toBe(true);
  }
});

test('[VDP-03] kilometres, transmission and body stand under the title, each with its icon', async () => {
  const { main } = await vehicleWhere(toyota, usedHere, 'an odometer');
  const facts = [...sideOf(main).querySelectorAll('li')];
  for (const fact of [/^Odometer: [\d,]+ km$/, /^Transmission: \S+/, /^Body: \S+/]) {
    const line = facts.find((one) => fact.test(words(one)));
    expect(line, String(fact)).toBeDefined();
    expect(line?.querySelector('svg')).not.toBeNull();
  }
});

test('[VDP-04] key information and specifications show four lines, the rest waits behind Show More', async () => {
  const { main } = await vehicleWhere(toyota, usedHere, 'facts');
  for (const title of ['Key information', 'Specifications']) {
    const { before, after, button } = folded(under(main, title));
    expect(before.querySelectorAll('dt'), title).toHaveLength(4);
    expect(after?.querySelectorAll('dt').length, title).toBeGreaterThan(3);
    expect(button).toEqual(['Show More', 'Show Less']);
  }
});

test('[VDP-05] eight features show, the others wait behind Show All', async () => {
  const { main } = await vehicleWhere(toyota, usedHere, 'more than eight features', ({ main: part }) =>
    Boolean(part.querySelector('#features details')),
  );
  const { before, after, button } = folded(main.querySelector('#features')!);
  expect(before.querySelectorAll('li')).toHaveLength(8);
  expect(after?.querySelectorAll('li').length).toBeGreaterThan(0);
  expect(button).toEqual(['Show All', 'Hide']);
});

test('[VDP-06] long comments are cut at 400 characters, missing ones are promised, beside the card of details', async () => {
  const comments = '#dealer-comments';
  const long = await vehicleWhere(toyota, usedHere, 'long comments', ({ main }) =>
    Boolean(main.querySelector(`${comments} details`)),
  );
  const { before, after, button } = folded(long.main.querySelector(comments)!);
  const shown = before.querySelector('p')?.textContent ?? '';
  expect(shown.length).toBeLessThanOrEqual(400);
  expect(shown.length).toBeGreaterThan(200);
  expect(`${shown} ${words(after)}`.length).toBeGreaterThan(400);
  expect(button).toEqual(['Show more', 'Show less']);
  expect(long.main.querySelector('#details h2')).not.toBeNull();
  await vehicleWhere(toyota, usedHere, 'comments to come', ({ main }) =>
    words(main.querySelector(comments)).includes('Dealer comments are pending. Please check back here later.'),
  );
});

test('[VDP-07] a sold vehicle says so, and leaves one button', async () => {
  const { main } = await vehicleWhere(toyota, 'sold:true', 'a page');
  const side = sideOf(main);
  expect(words(side)).toContain('SOLD');
  expect(nameOf(linkNamed(side, 'Find Me Something Similar'))).toBeTruthy();
  for (const action of [/^Enquire now/, /^Book a test drive/, /^Finance Enquiry/, /^Reserve online/, /trade-in/i]) {
    expect(has(side, action), String(action)).toBe(false);
  }
});

test('[MODEL-06] a certified Toyota comes with a year of warranty, 90 points of inspection and a year of roadside help', async () => {
  const { main } = await vehicleWhere(toyota, 'certified:true AND sold:false', 'the programme');
  expect(allWords(under(main, 'Toyota Certified Pre-Owned'), 'li')).toEqual([
    'Extra one-year warranty',
    '90-point inspection by our technicians',
    '12 months roadside assistance',
  ]);
  const other = await vehicleWhere(toyota, `${usedHere} AND certified:false`, 'a page');
  expect(allWords(other.main, 'h2')).not.toContain('Toyota Certified Pre-Owned');
});

test('[VDP-15] a registration to come says until when, a past one is said on some sites only', async () => {
  const registration = (page: { main: ParentNode }) => factsOf(page.main).get('Registration');
  const current = await vehicleWhere(toyota, usedHere, 'a registration', (page) =>
    /^Expires/.test(registration(page) ?? ''),
  );
  expect(registration(current)).toMatch(/^Expires on \d{1,2} [A-Z][a-z]+ \d{4}$/);
  await vehicleWhere(toyota, usedHere, 'a past registration', (page) => registration(page) === 'Unregistered');
  const quiet = await vehicleWhere('southern-motor-group', usedHere, 'a past registration', (page) => {
    expect(registration(page)).not.toBe('Unregistered');
    return factsOf(page.main).has('Registration plate') && registration(page) === undefined;
  });
  expect(words(quiet.main)).not.toContain('Unregistered');
});

test('[VDP-19] used cars show how often they were viewed and what speaks for them, new ones do not', async () => {
  const strip = (part: ParentNode) => part.querySelector('[aria-label="Good to know about this one"]');
  const used = await vehicleWhere(toyota, usedHere, 'points', ({ main }) => strip(main) !== null);
  expect(words(used.main)).toMatch(/Viewed [\d,]+ times?/);
  expect(strip(used.main)?.querySelectorAll('li').length).toBeGreaterThan(0);
  const fresh = await vehicleWhere(toyota, newHere, 'a page');
  expect(words(fresh.main)).not.toMatch(/Viewed [\d,]+ times?/);
  expect(strip(fresh.main)).toBeNull();
});

test('[VDP-22] a caravan shows berths, body, weights and axles', async () => {
  const { main } = await vehicleWhere('coastline-caravans', newHere, 'axles', (page) =>
    factsOf(page.main).has('Axles'),
  );
  const facts = factsOf(main);
  expect(facts.get('Sleeps')).toMatch(/^\d+$/);
  for (const length of ['Body length', 'Body width']) expect(facts.get(length), length).toMatch(/^[\d,]+ mm$/);
  for (const weight of ['Tare weight', 'Aggregate trailer mass (ATM)'])
    expect(facts.get(weight), weight).toMatch(/^[\d,]+ kg$/);
});

test('[VDP-23] a car shows the figures of its variant', async () => {
  const { main } = await vehicleWhere(toyota, `${usedHere} AND fuel:Petrol`, 'a rating', (page) =>
    factsOf(page.main).has('ANCAP rating'),
  );
  const facts = factsOf(under(main, 'Specifications'));
  for (const [label, value] of [
    ['Engine size', /^\d\.\d L \([\d,]+ cc\)$/],
    ['Cylinders', /^\d+$/],
    ['Induction', /\S/],
    ['Gear type', /\S/],
    ['Fuel consumption (combined)', /^[\d.]+ L\/100 km$/],
    ['Fuel capacity', /^\d+ L$/],
    ['Gross vehicle mass (GVM)', /^[\d,]+ kg$/],
    ['Length', /^[\d,]+ mm$/],
    ['Height', /^[\d,]+ mm$/],
    ['Width', /^[\d,]+ mm$/],
    ['Braked towing capacity', /^[\d,]+ kg$/],
    ['Torque', /^[\d,]+ Nm$/],
    ['ANCAP rating', /^[1-5] stars?$/],
  ] as const) {
    expect(facts.get(label) ?? '', label).toMatch(value);
  }
});

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
