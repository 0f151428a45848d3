import { salePrice, siteSchema, vehicleSchema, type Vehicle } from '@forecourt/domain';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readPictureName } from '../pictures/index.ts';
import { demoSeed, generateStock } from './generate.ts';

const folder = new URL('../../../../apps/host/sites/', import.meta.url);
const sites = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => siteSchema.parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8'))));
const now = new Date('2026-11-20T02:00:00Z');
const nowSeconds = now.getTime() / 1000;
const inputs = generateStock({ sites, seed: demoSeed, now });
const stock: Vehicle[] = inputs.map((input) => vehicleSchema.parse(input));
const count = (matches: (vehicle: Vehicle) => unknown) => stock.filter(matches).length;
const days = (seconds: number) => (nowSeconds - seconds) / 86_400;
const isCar = ({ item_type }: Vehicle) => item_type === 'car';

describe('the demo stock', () => {
  it('is the same for the same seed and instant, and another for another seed', () => {
    expect(generateStock({ sites, seed: demoSeed, now })).toEqual(inputs);
    expect(generateStock({ sites, seed: demoSeed + 1, now })).not.toEqual(inputs);
  });

  it('has between 1,400 and 1,600 vehicles, split over the dealerships as planned', () => {
    expect(stock.length).toBeGreaterThanOrEqual(1_400);
    expect(stock.length).toBeLessThanOrEqual(1_600);
    const shown = Object.fromEntries(
      sites.map(({ slug, stockDealershipIds }) => [
        slug,
        count(({ dealership_id }) => stockDealershipIds.includes(dealership_id)),
      ]),
    );
    expect(shown).toEqual({
      'harbour-toyota': 260,
      'southern-motor-group': 620,
      'sunrise-kia': 620,
      'granite-nissan': 170,
      'haggle-free-cars': 300,
      'kauri-cars': 80,
      'coastline-caravans': 150,
    });
    expect(count(({ dealership_slug }) => dealership_slug === 'sunrise-kia')).toBe(150);
  });

  it('belongs to dealerships and stands at locations of the sites', () => {
    const dealerships = new Set(sites.flatMap((site) => site.dealerships.map(({ id }) => id)));
    const locations = new Map(sites.flatMap((site) => site.locations.map((one) => [one.id, one] as const)));
    expect(stock.filter(({ dealership_id }) => !dealerships.has(dealership_id))).toEqual([]);
    for (const vehicle of stock) {
      const location = locations.get(vehicle.location_id ?? '');
      expect(location?.dealership_id).toBe(vehicle.dealership_id);
      expect([vehicle.city, vehicle.state]).toEqual([location?.address.city, location?.address.state]);
    }
  });

  it('keeps ids, slugs and stock numbers apart', () => {
    for (const key of ['id', 'slug', 'stocknum'] as const)
      expect(new Set(stock.map((one) => one[key])).size).toBe(stock.length);
    expect(
      stock.filter(
        ({ slug, year, stocknum }) => !slug.startsWith(`${year}-`) || !slug.endsWith(`-${stocknum?.toLowerCase()}`),
      ),
    ).toEqual([]);
  });

  it.each<[string, (vehicle: Vehicle) => unknown, number]>([
    ['in stock', ({ status }) => status === 'in_stock', 1_000],
    ['coming soon', ({ status }) => status === 'coming_soon', 40],
    ['sold', ({ status, sold }) => status === 'sold' && sold, 60],
    ['sold within three days', (one) => one.sold_date_timestamp !== null && days(one.sold_date_timestamp) < 3, 20],
    [
      'sold more than seven days ago',
      (one) => one.sold_date_timestamp !== null && days(one.sold_date_timestamp) > 7,
      10,
    ],
    ['reserved', ({ reserved }) => reserved, 30],
    ['preorder without a price', (one) => one.preorder && salePrice(one) === null, 10],
    ['certified Toyota', ({ certified, make }) => certified && make === 'Toyota', 20],
    ['certified Kia', ({ certified, make }) => certified && make === 'Kia', 10],
    ['tagged for test drives only', ({ tag }) => tag === 'Test Drive Only', 5],
    ['tagged as run out', ({ tag }) => tag === 'runout sale', 20],
    ['without a price', (one) => salePrice(one) === null, 30],
    ['with a price that only stands for "ask us"', (one) => one.price !== null && salePrice(one) === null, 20],
    [
      'with a was-price',
      ({ before_price, price }) => before_price !== null && price !== null && before_price > price,
      100,
    ],
    ['with a subscription price', (one) => (one.subscription_price ?? 0) > 0, 60],
    [
      'more than $499 below the market',
      (one) => (one.autograb_data?.state_average_market_price ?? 0) - (one.price ?? Infinity) > 49_900,
      50,
    ],
    ['electric', ({ simple_fuel }) => simple_fuel === 'Electric', 50],
    ['hybrid', ({ simple_fuel }) => simple_fuel === 'Hybrid', 100],
    ['without pictures', ({ images, photos_count }) => images.length === 0 && photos_count === 0, 20],
    ['new this week', ({ created_at }) => days(created_at) < 8, 100],
    ['without comments', ({ dealercomments }) => dealercomments === null, 30],
    ['with blank comments', ({ dealercomments }) => dealercomments !== null && dealercomments.trim() === '', 10],
    ['with markup in the comments', ({ dealercomments }) => dealercomments?.includes('<script>'), 3],
    ['with shouted comments', ({ dealercomments }) => /^[^a-z]{60,}$/.test(dealercomments ?? ''), 5],
    ['with emoji in the comments', ({ dealercomments }) => /\p{Extended_Pictographic}/u.test(dealercomments ?? ''), 5],
    ['with endless comments', ({ dealercomments }) => (dealercomments?.length ?? 0) > 3_000, 3],
    ['registered in future', ({ rego_expiry }) => rego_expiry !== null && rego_expiry > '2026-11-20', 300],
    ['registered in the past', ({ rego_expiry }) => rego_expiry !== null && rego_expiry < '2026-11-20', 30],
    ['with a history report', ({ file }) => file !== null, 50],
    ['quoted by YouX', ({ youxQuote }) => youxQuote !== null, 150],
    ['hidden from websites', ({ show_on_dealer_website }) => !show_on_dealer_website, 5],
    [
      'with a lender that forgot the comparison rate',
      (one) => Object.values(one.finance_lenders).some((lender) => lender.comparisonRate === null),
      5,
    ],
    ['motorhomes', ({ simple_body, caravan }) => simple_body === 'Motorhome' && caravan?.sleeps, 10],
    [
      'caravans',
      ({ simple_body, caravan, km }) => simple_body === 'Caravan' && caravan?.tare_weight && km === null,
      80,
    ],
  ])('has vehicles %s', (_, matches, atLeast) => {
    expect(count(matches)).toBeGreaterThanOrEqual(atLeast);
  });

  it('[PRICE-01] has every placeholder for a price in each yard that has four vehicles without one', () => {
    const unpriced = stock.filter((one) => salePrice(one) === null && !one.sold && one.show_on_dealer_website);
    const yards = Object.groupBy(unpriced, ({ dealership_id }) => dealership_id);
    const larger = Object.values(yards).filter((yard) => (yard ?? []).length >= 4);
    expect(larger.length).toBeGreaterThan(3);
    for (const yard of larger) {
      expect(new Set(yard?.map(({ price }) => price))).toEqual(new Set([null, 0, 100, 1_000]));
    }
  });

  it('carries every kind of lender', () => {
    const lenders = new Set(stock.flatMap(({ finance_lenders }) => Object.keys(finance_lenders)));
    expect([...lenders].sort()).toEqual([
      '360finance',
      'angle',
      'ausloans',
      'manual',
      'nissan',
      'powertorque',
      'taurus',
      'tidewater',
    ]);
  });

  it('[SRCH-21] lets the domain put feed spellings of makes right', () => {
    const spellings = ['Suzuki Australia', 'Mercedes Benz', 'Isuzu UTE', 'Viscount Caravans'];
    expect(inputs.map(({ make }) => make)).toEqual(expect.arrayContaining(spellings));
    expect(stock.filter(({ make }) => spellings.includes(make))).toEqual([]);
  });

  it('shows four or five pictures that can be drawn, or none', () => {
    const names = stock.flatMap(({ images }) => images.map(({ url }) => url.replace('/media/demo/', '')));
    expect(names.filter((name) => readPictureName(name) === null)).toEqual([]);
    expect(new Set(stock.map(({ images }) => images.length))).toEqual(new Set([0, 4, 5]));
    expect(
      stock.filter((one) => one.photos_count !== one.images.length || one.thumbnails.length !== one.images.length),
    ).toEqual([]);
  });

  it('offers nothing that was never built', () => {
    expect(
      stock.filter(({ make, simple_fuel }) => ['Tesla', 'BYD'].includes(make) && simple_fuel === 'Diesel'),
    ).toEqual([]);
    expect(stock.filter(({ simple_fuel, engine_size }) => simple_fuel === 'Electric' && engine_size !== null)).toEqual(
      [],
    );
    expect(stock.filter(({ car_type, year }) => car_type === 'new' && (year ?? 0) < 2025)).toEqual([]);
    expect(
      stock.filter(({ year, build_date }) => build_date !== null && build_date.slice(0, 4) !== String(year)),
    ).toEqual([]);
  });

  it('asks plausible money for plausible distances', () => {
    const used = stock.filter((one) => one.car_type === 'used' && isCar(one));
    expect(
      used.filter((one) => salePrice(one) !== null && (salePrice(one)! < 499_000 || salePrice(one)! > 20_000_000)),
    ).toEqual([]);
    expect(used.filter(({ km, year }) => (km ?? 0) / (2027 - (year ?? 0)) > 35_000)).toEqual([]);
    const typical = (year: number) => {
      const prices = used
        .filter((one) => one.year === year && salePrice(one) !== null)
        .map(({ price }) => price ?? 0)
        .sort((a, b) => a - b);
      return prices[Math.floor(prices.length / 2)] ?? 0;
    };
    const hatches = used.filter((one) => one.year === 2019 && one.simple_body === 'Hatch' && salePrice(one) !== null);
    expect(hatches.length).toBeGreaterThan(3);
    expect(
      hatches
        .filter(({ price }) => (price ?? 0) < 700_000 || (price ?? 0) > 4_500_000)
        .map(({ name, price }) => [name, price]),
    ).toEqual([]);
    expect(typical(2024)).toBeGreaterThan(typical(2020));
    expect(typical(2020)).toBeGreaterThan(typical(2016));
  });
});
