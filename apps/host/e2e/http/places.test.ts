import { expect, test } from 'vitest';
import type { SiteSlug } from '../support/address.ts';
import { allWords, linkNamed, pageOf, under, vehicleWhere, words } from '../support/pageOf.ts';
import { isBySaturdayAppointment } from '../support/saturdays.ts';
import { askSite } from '../support/wire.ts';

const toyota: SiteSlug = 'harbour-toyota';
const usedHere = 'car_type:used AND sold:false';
const cards = (part: ParentNode) => [...part.querySelectorAll('article')];
const namesOf = (part: ParentNode) => cards(part).map((card) => words(card.querySelector('h3')));

/** Hours of a location's table by the days they hold for. */
function hoursOf(part: Element | null | undefined): Map<string, string> {
  const rows = [...(part?.querySelectorAll('table tr') ?? [])];
  return new Map(rows.map((row) => [words(row.querySelector('th')), words(row.querySelector('td'))]));
}

test('[LOC-01] [LOC-06] a page shows the places that do its work: all, service, parts, or that of a vehicle', async () => {
  const all = await pageOf(toyota, '/contact');
  expect(namesOf(all.main)).toEqual(['Harbour Toyota Sales', 'Harbour Toyota Service', 'Harbour Toyota Parts']);
  for (const [path, places] of [
    ['/book-test-drive', ['Harbour Toyota Sales']],
    ['/service', ['Harbour Toyota Service']],
    ['/vehicle-parts-and-accessories', ['Harbour Toyota Service', 'Harbour Toyota Parts']],
  ] as const) {
    const { main } = await pageOf(toyota, path);
    const named = allWords(main, 'h3').filter((title) => title.startsWith('Harbour Toyota '));
    expect(named, path).toEqual(places);
  }
  const penrith = "location_name:'Haggle-Free Cars Penrith'";
  const vehicle = await vehicleWhere('haggle-free-cars', `${usedHere} AND ${penrith}`, 'a page');
  expect(namesOf(vehicle.main.querySelector('#vehicle-map')!)).toEqual(['Haggle-Free Cars Penrith']);
});

test('[LOC-02] one place stands large with its map, several stand as cards without', async () => {
  const { main } = await vehicleWhere(toyota, usedHere, 'a page');
  const place = main.querySelector('#vehicle-map')!;
  expect(cards(place)).toHaveLength(1);
  expect(place.querySelector('svg[role="img"]')?.getAttribute('aria-label')).toMatch(/^Map with Fremantle WA marked/);
  const contact = await pageOf(toyota, '/contact');
  expect(cards(contact.main)).toHaveLength(3);
  expect(contact.main.querySelector('article svg[role="img"]')).toBeNull();
  // A dealer with one place shows it large wherever it shows its places.
  const only = (await pageOf('granite-nissan', '/contact')).main;
  expect(namesOf(only)).toEqual(['Granite Nissan Bathurst']);
  expect(only.querySelector('article svg[role="img"]')?.getAttribute('aria-label')).toMatch(/^Map with Bathurst NSW/);
});

test('[LOC-03] [LOC-07] a card shows name, stars, address, phone, licence and the working days in one line', async () => {
  const { main } = await pageOf(toyota, '/contact');
  const [card] = cards(main);
  expect(card?.querySelector('img')?.getAttribute('src')).toContain('/media/');
  for (const fact of [
    'Harbour Toyota Sales',
    '4.7 out of 5 stars',
    '812 reviews',
    'Fremantle WA 6160',
    'Dealer licence MD28714',
  ]) {
    expect(words(card), fact).toContain(fact);
  }
  // This site hides its numbers until they are asked for.
  expect(words(card)).toContain('08 55** ****');
  expect(card?.querySelector('a[href^="tel:"]')).toBeNull();
  const hours = hoursOf(card);
  expect([...hours.keys()].slice(0, 3)).toEqual(['Monday to Friday', 'Saturday', 'Sunday']);
  expect(hours.get('Monday to Friday')).toBe('8:30 am – 5:30 pm');
  expect(hours.get('Sunday')).toBe('Closed');
});

test('[LOC-03] a place’s number is a link that calls it where the site shows numbers', async () => {
  const { main } = await pageOf('coastline-caravans', '/contact');
  for (const [name, shown, address] of [
    ['Coastline Caravans Kunda Park', '07 5550 1700', 'tel:+61755501700'],
    ['Coastline Caravans Gympie', '07 5550 1720', 'tel:+61755501720'],
    ['Coastline Caravan Service', '07 5550 1740', 'tel:+61755501740'],
  ] as const) {
    const card = cards(main).find((one) => words(one.querySelector('h3')) === name);
    expect(linkNamed(card!, shown).getAttribute('href'), name).toBe(address);
    expect(words(card), name).not.toContain('*');
  }
});

test('a card’s picture waits behind a blurred one, and is fetched when it comes near', async () => {
  for (const slug of [toyota, 'southern-motor-group', 'haggle-free-cars', 'coastline-caravans'] as const) {
    const { main } = await pageOf(slug, '/contact');
    const pictures = [...main.querySelectorAll('article img')];
    expect(pictures.length, slug).toBeGreaterThan(2);
    for (const picture of pictures) {
      expect(picture.getAttribute('style') ?? '', slug).toMatch(/background-image:\s*url\("?data:image\//);
      expect(picture.getAttribute('loading')).toBe('lazy');
      expect(picture.getAttribute('sizes')).toContain('33vw');
    }
  }
});

test('[LOC-04] a vehicle’s place shows address, hours, directions, mail and holiday hours', async () => {
  const { main } = await vehicleWhere(toyota, usedHere, 'a page');
  const place = main.querySelector('#vehicle-map')!;
  expect(words(place)).toContain('212 Queen Victoria Street, Fremantle WA 6160');
  expect(hoursOf(place).size).toBeGreaterThan(2);
  expect(linkNamed(place, /Get Directions/).getAttribute('href')).toContain('-32.0472');
  expect(words(place)).toContain('Email Us');
  expect(allWords(place, 'button')).toContain('Holiday hours');
});

test('[LOC-05] the contact page has hours by department, the home page the sum of the reviews', async () => {
  const { main } = await pageOf(toyota, '/contact');
  expect(allWords(main, '[role="tablist"][aria-label="Department"] [role="tab"]')).toEqual([
    'Sales',
    'Service',
    'Parts',
  ]);
  expect(hoursOf(main.querySelector('[role="tabpanel"]')).get('Saturday')).toBe('8:30 am – 4:00 pm');
  const home = await pageOf('southern-motor-group', '/');
  const reviews = under(home.main, 'What our customers say');
  expect(words(reviews)).toMatch(/4\.\d out of 5 stars ?from 3,421 customer reviews/);
});

test('[LOC-08] a workshop works by appointment only on every second Saturday, counted from 14 June 2025', async () => {
  const ofService = async (slug: SiteSlug, name: string) =>
    hoursOf(cards((await pageOf(slug, '/contact')).main).find((card) => words(card.querySelector('h3')) === name)).get(
      'Saturday',
    );
  const only = 'By Appointment Only';
  // One of the two begins a week after the other, so that each week shows both.
  const toyotaIs = isBySaturdayAppointment('2025-06-14', 'Australia/Perth');
  const superstoreIs = isBySaturdayAppointment('2025-06-21', 'Australia/Brisbane');
  expect((await ofService(toyota, 'Harbour Toyota Service')) === only).toBe(toyotaIs);
  expect((await ofService('haggle-free-cars', 'Haggle-Free Servicing')) === only).toBe(superstoreIs);
  expect(await ofService('sunrise-kia', 'Sunrise Kia Service and Parts')).not.toBe(only);
});

test('[LOC-09] a postcode is found on the map or said to be invalid, and a place is as far from town as it is', async () => {
  const found = await askSite(toyota, '/api/geocode?postcode=6160');
  expect(JSON.parse(found.text)).toEqual({ lat: -32.05, long: 115.75 });
  for (const none of ['9998', '61', 'abcd']) {
    const answer = await askSite(toyota, `/api/geocode?postcode=${none}`);
    expect([answer.status, JSON.parse(answer.text)], none).toEqual([404, { error: 'Invalid postcode' }]);
  }
  const { main } = await vehicleWhere(toyota, usedHere, 'a page');
  expect(words(main.querySelector('#vehicle-map svg'))).toContain('15 km from Perth');
});

test('[LOC-10] the banner of the places counts them', async () => {
  for (const [slug, banner] of [
    ['southern-motor-group', '12 Big Locations'],
    ['haggle-free-cars', '5 Big Locations'],
    ['coastline-caravans', '3 Convenient Locations'],
    ['granite-nissan', 'Find Us Here'],
  ] as const) {
    expect(allWords((await pageOf(slug, '/contact')).main, 'h2'), slug).toContain(banner);
  }
});

test('[LOC-11] a vehicle is also shown where its place delivers to, and nowhere else', async () => {
  const at = (name: string) => `sold:false AND location_name:'${name}'`;
  const suzuki = await vehicleWhere('southern-motor-group', at('Southern Suzuki Wollongong'), 'a page');
  const place = words(suzuki.main.querySelector('#vehicle-map'));
  expect(place).toContain('at Southern MG Wollongong by appointment');
  const hyundai = await vehicleWhere('southern-motor-group', at('Southern Hyundai Geelong'), 'a page');
  expect(words(hyundai.main.querySelector('#vehicle-map'))).not.toContain('by appointment');
});
