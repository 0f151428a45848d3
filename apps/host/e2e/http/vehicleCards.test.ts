import type { VehicleSummary } from '@forecourt/domain';
import { expect, test } from 'vitest';
import type { SiteSlug } from '../support/address.ts';
import { cardsOf, wordsOf } from '../support/html.ts';
import { askSite, stockOf } from '../support/wire.ts';

interface Listed {
  vehicle: VehicleSummary;
  html: string;
  words: string;
}

const kept = new Map<SiteSlug, Promise<Listed[]>>();

async function read(slug: SiteSlug): Promise<Listed[]> {
  const stock = new Map((await stockOf(slug)).map((vehicle) => [vehicle.slug, vehicle]));
  const listed: Listed[] = [];
  for (let page = 1; page <= 12; page += 1) {
    const answer = await askSite(slug, `/search?page=${page}`);
    const cards = cardsOf(answer.text);
    for (const [address, card] of cards) listed.push({ vehicle: stock.get(address)!, ...card });
    if (cards.size === 0) break;
  }
  return listed;
}

/** Every card of a site's list, with what the search knows of its vehicle. */
function listedOn(slug: SiteSlug): Promise<Listed[]> {
  const listed = kept.get(slug) ?? read(slug);
  kept.set(slug, listed);
  return listed;
}

const conditions = { new: 'New', used: 'Used', demo: 'Demo' } as const;
const mainOf = ({ year, make, model }: VehicleSummary) => [year, make, model].filter(Boolean).join(' ');

test('[CARD-02] a card shows year, make, model, badge and series, and condition, transmission, kilometres and fuel', async () => {
  const listed = await listedOn('harbour-toyota');
  expect(listed.length).toBeGreaterThan(100);
  for (const { vehicle, words } of listed) {
    const { badge, series, car_type, simple_transmission, km, simple_fuel } = vehicle;
    const facts = [
      [mainOf(vehicle), badge, series].filter(Boolean).join(' '),
      `Condition: ${conditions[car_type]}`,
      simple_transmission && `Transmission: ${simple_transmission}`,
      km === null ? null : `Odometer: ${km.toLocaleString('en-AU')} km`,
      simple_fuel && `Fuel type: ${simple_fuel}`,
    ];
    for (const fact of facts.filter((one) => one !== null)) expect(words, vehicle.slug).toContain(fact);
  }
});

test('[CARD-04] what is in stock can be kept and compared; on a site that asks for more, only used, priced and pictured vehicles', async () => {
  const toggles = (html: string) => ['Save', 'Compare'].filter((one) => html.includes(`aria-label="${one} `));
  for (const { vehicle, html } of await listedOn('harbour-toyota')) {
    expect(toggles(html), vehicle.slug).toEqual(['Save', 'Compare']);
  }
  const strict = await listedOn('granite-nissan');
  const may = ({ car_type, price, images }: VehicleSummary) =>
    car_type === 'used' && (price ?? 0) > 0 && images.length > 0;
  for (const { vehicle, html } of strict) {
    expect(toggles(html), vehicle.slug).toEqual(may(vehicle) ? ['Save', 'Compare'] : []);
  }
  expect(new Set(strict.map(({ vehicle }) => may(vehicle)))).toEqual(new Set([true, false]));

  const [sold] = await stockOf('harbour-toyota', 'sold:true');
  const { text } = await askSite('harbour-toyota', `/cars/${sold?.slug}`);
  const [head = ''] = /<h1.*?<h2/s.exec(text) ?? [];
  expect(toggles(head)).toEqual([]);
});

const texts = { 'harbour-toyota': 'New arrival', 'haggle-free-cars': 'Just in' } as const;

/** The tag that is due: fuel on the Toyota dealer's site, then the rest in their order. */
function dueTag(slug: keyof typeof texts, vehicle: VehicleSummary): string {
  const isToyotas = slug === 'harbour-toyota';
  const { simple_fuel: fuel, reserved, make, car_type, certified, tag, status, created_at } = vehicle;
  if (isToyotas && /electric|hybrid/i.test(fuel ?? '')) return fuel ?? '';
  if (reserved) return 'Reserved';
  if (isToyotas && make === 'Toyota' && car_type === 'used' && certified) return 'Toyota Certified';
  if (tag) return tag;
  if (status === 'coming_soon') return 'COMING SOON';
  return Date.now() / 1_000 - created_at < 8 * 86_400 ? texts[slug] : '';
}

test('[TAG-01] [TAG-02] each picture carries the one tag that comes first: fuel, reserved, certified, its own, coming soon, new', async () => {
  const seen = new Set<string>();
  for (const slug of ['harbour-toyota', 'haggle-free-cars'] as const) {
    for (const { vehicle, words } of await listedOn(slug)) {
      const [before = ''] = words.split(mainOf(vehicle));
      const tag = before
        .replace(vehicle.location_name ?? vehicle.city ?? '', '')
        .replace('Photo coming soon', '')
        .trim();
      expect(tag, vehicle.slug).toBe(dueTag(slug, vehicle));
      seen.add(tag);
    }
  }
  const kinds = ['Hybrid', 'Electric', 'Reserved', 'Toyota Certified', 'Low kilometres', 'COMING SOON', 'New arrival'];
  expect([...seen]).toEqual(expect.arrayContaining([...kinds, 'Just in', '']));
});

test('[PRICE-03] a card says how far a price is below the market only from $500 on, and only where the site does', async () => {
  let savings = 0;
  for (const { vehicle, words } of await listedOn('haggle-free-cars')) {
    const { price, subscription_price: rent, autograb_data: market } = vehicle;
    const saving = (market?.state_average_market_price ?? 0) - (price ?? Infinity);
    const isShown = !rent && (price ?? 0) > 1_000 && saving > 49_900;
    const amount = `$${Math.floor(saving / 100).toLocaleString('en-AU')} below market average`;
    if (isShown) expect(words, vehicle.slug).toContain(amount);
    else expect(words, vehicle.slug).not.toContain('below market');
    savings += isShown ? 1 : 0;
  }
  expect(savings).toBeGreaterThan(20);
  for (const { words } of await listedOn('harbour-toyota')) expect(words).not.toContain('below market');
});

test('[CARD-05] the compared vehicles stand side by side, fact by fact, and a sold one leads to a similar one', async () => {
  const slug: SiteSlug = 'harbour-toyota';
  const [first, second] = (await stockOf(slug)).filter(({ km }) => (km ?? 0) > 1_000);
  const [sold] = await stockOf(slug, 'sold:true');
  const compared = [first!, sold!, second!];
  const { text } = await askSite(slug, `/compare?ids=${compared.map(({ id }) => id).join(',')}`);
  const [, head = ''] = /<thead.*?>(.*?)<\/thead>/s.exec(text) ?? [];
  const links = [...head.matchAll(/href="\/cars\/([\w-]+)"/g)].map(([, address]) => address);
  expect([...new Set(links)]).toEqual(compared.map((vehicle) => vehicle.slug));
  const row = (label: string) => {
    const [, cells = ''] = new RegExp(`<th[^>]*>${label}</th>(.*?)</tr>`, 's').exec(text) ?? [];
    return [...cells.matchAll(/<td.*?<\/td>/gs)].map(([cell]) => wordsOf(cell).replace(/ (Lowest|Newest)$/, ''));
  };
  expect(row('Condition')).toEqual(compared.map(({ car_type }) => conditions[car_type]));
  expect(row('Year')).toEqual(compared.map(({ year }) => String(year)));
  expect(row('Odometer')).toEqual(compared.map(({ km }) => `${km?.toLocaleString('en-AU')} km`));
  expect(row('Price')[1]).toBe('Find something similar');
});
