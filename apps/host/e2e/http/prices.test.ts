import type { VehicleSummary } from '@forecourt/domain';
import { expect, test } from 'vitest';
import { isMatrix, siteSlugs, type SiteSlug } from '../support/address.ts';
import { cardsOf, jsonLdOf, metaOf, wordsOf } from '../support/html.ts';
import { expectedPrice, type ExpectedPrice } from '../support/prices.ts';
import { whileStockStands } from '../support/whileStockStands.ts';
import { askSite, search, stockOf } from '../support/wire.ts';

const renting: SiteSlug = 'haggle-free-cars';
const inDollars = (cents: number) => (cents / 100).toFixed(2);

const isRented = (vehicle: VehicleSummary) => (vehicle.subscription_price ?? 0) > 0;

/** Vehicles of a site that differ in how their price is shown, two of each kind. */
async function spreadOf(slug: SiteSlug): Promise<VehicleSummary[]> {
  const kinds: ((vehicle: VehicleSummary) => boolean)[] = [
    ({ price }) => price === null,
    ({ price }) => price === 0,
    ({ price }) => price === 100,
    ({ price }) => price === 1_000,
    ({ preorder, price }) => preorder && (price ?? 0) <= 1_000,
    ({ before_price, price }) => before_price !== null && before_price > (price ?? 0),
    ({ price_type }) => price_type === 'Excluding Government Charges',
    (vehicle) => !isRented(vehicle) && (vehicle.price ?? 0) > 1_000,
  ];
  const stock = await stockOf(slug);
  return [...new Set(kinds.flatMap((kind) => stock.filter(kind).slice(0, 2)))];
}

/** One offer for the price, where there is one, and one for the rent, which names its week. */
function expectOffers(given: unknown, { sale, rent }: ExpectedPrice, of: string): void {
  const offers = [given ?? []].flat() as { price?: string; priceSpecification?: Record<string, unknown> }[];
  const prices = offers.flatMap(({ price }) => price ?? []);
  expect(prices, of).toEqual(sale === null ? [] : [inDollars(sale)]);
  const rents = offers.flatMap(({ priceSpecification: one }) => (one ? [[one['price'], one['unitText']]] : []));
  expect(rents, of).toEqual(rent === null ? [] : [[inDollars(rent), 'per week']]);
}

async function expectPricedCards(slug: SiteSlug): Promise<void> {
  const stock = new Map((await stockOf(slug)).map((vehicle) => [vehicle.slug, vehicle]));
  for (let page = 1; page <= (isMatrix && slug === renting ? 12 : 2); page += 1) {
    const { text } = await askSite(slug, `/search?page=${page}`);
    const cards = cardsOf(text);
    expect(cards.size, `${slug}, page ${page}`).toBeGreaterThan(0);
    for (const [address, { words }] of cards) {
      const { whole } = expectedPrice(slug, stock.get(address)!);
      expect(words, address).toContain(` ${whole} `);
    }
    const { itemListElement } = jsonLdOf(text, 'ItemList') as {
      itemListElement: { url: string; item: { offers?: unknown } }[];
    };
    for (const { url, item } of itemListElement) {
      const vehicle = stock.get(url.split('/').at(-1) ?? '');
      expectOffers(item.offers, expectedPrice(slug, vehicle!), url);
    }
  }
}

for (const slug of siteSlugs) {
  test(`[PRICE-01] [PRICE-02] ${slug}: every card of a list, and what search engines are told of it, has the price of its vehicle`, async () => {
    await whileStockStands(slug, () => expectPricedCards(slug));
  });
}

test('[PRICE-01] no search takes a price that only stands for "ask us" for a price', async () => {
  for (const slug of siteSlugs) {
    const { hits } = await search(slug, { filters: 'price <= 10', hitsPerPage: 1 });
    expect(hits, slug).toEqual([]);
  }
  // The stock has such vehicles: the searches above leave them out.
  const placeholders = (await stockOf(renting)).filter(({ price }) => price !== null && price <= 1_000);
  expect(new Set(placeholders.map(({ price }) => price))).toEqual(new Set([0, 100, 1_000]));
});

async function expectOnePrice(slug: SiteSlug): Promise<void> {
  const rented = (await stockOf(slug)).filter(isRented);
  expect(rented.length > 50, slug).toBe(slug === renting);
  const vehicles = [...rented.slice(0, isMatrix ? rented.length : 8), ...(await spreadOf(slug))];
  for (const vehicle of vehicles) {
    const expected = expectedPrice(slug, vehicle);
    const of = `${slug} ${vehicle.slug}`;
    const { text } = await askSite(slug, `/cars/${vehicle.slug}`);
    const words = wordsOf(text);
    const title = metaOf(text, 'og:title');
    if (expected.rent !== null) expect(words, of).toContain(`Subscription ${expected.whole}`);
    expect(words, of).toContain(`${title} ${expected.short}`);
    expect(metaOf(text, 'og:image:alt'), of).toBe(`${title}, ${expected.short}`);
    const described = expect(metaOf(text, 'description'), of);
    if (expected.sale === null && expected.rent === null) described.not.toContain('$');
    else described.toContain(`, ${expected.whole} in `);
    expectOffers(jsonLdOf(text, 'Car')['offers'], expected, of);
  }
  for (const vehicle of vehicles.slice(-6)) {
    const { text } = await askSite(slug, `/print?car_id=${vehicle.slug}`);
    expect(wordsOf(text), `print of ${vehicle.slug}`).toContain(` ${expectedPrice(slug, vehicle).whole} `);
  }
  for (let first = 0; first < vehicles.length; first += 4) {
    const group = vehicles.slice(first, first + 4);
    const { text } = await askSite(slug, `/compare?ids=${group.map(({ id }) => id).join(',')}`);
    const [, row = ''] = /<th[^>]*>Price<\/th>(.*?)<\/tr>/s.exec(text) ?? [];
    const cells = [...row.matchAll(/<td.*?<\/td>/gs)].map(([cell]) =>
      wordsOf(cell).replace(/ (Lowest price|View details)/g, ''),
    );
    expect(cells, `comparison on ${slug}`).toEqual(group.map((vehicle) => expectedPrice(slug, vehicle).compared));
  }
}

for (const slug of siteSlugs) {
  test(`[PRICE-01] [PRICE-02] ${slug}: a vehicle has one price on its page, in the bar, in print, in comparisons, in links and for search engines`, async () => {
    await whileStockStands(slug, () => expectOnePrice(slug));
  });
}
