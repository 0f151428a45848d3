import { expect, test } from 'vitest';
import type { SiteSlug } from '../support/address.ts';
import { importFeed } from '../support/feed.ts';
import { wordsOf } from '../support/html.ts';
import { money } from '../support/prices.ts';
import { plainVisitor } from '../support/plainVisitor.ts';
import { openSession } from '../support/sessions.ts';
import { askSite, search, stockOf } from '../support/wire.ts';

const slug: SiteSlug = 'haggle-free-cars';

const quickAmounts = (html: string) => {
  const [, group = ''] = /role="group" aria-label="Your offer: common amounts">(.*?)<\/div>/s.exec(html) ?? [];
  return [...group.matchAll(/<button.*?<\/button>/gs)].map(([button]) => wordsOf(button));
};

test('[RES-03] [VDP-17] [VDP-18] a vehicle without a price offers no deposit and no purchase, on its page or by address', async () => {
  const stock = (await stockOf(slug)).filter(({ reserved }) => !reserved);
  const priced = stock.find(({ price }) => (price ?? 0) > 1_000);
  const unpriced = [null, 0, 100, 1_000].flatMap((price) => stock.find((one) => one.price === price) ?? []);
  expect(unpriced.length).toBeGreaterThan(2);
  const { cookie } = await openSession(slug);
  const asVisitor = { headers: { cookie } };
  const waysOf = async (address: string) => {
    const { text } = await askSite(slug, `/cars/${address}`);
    const links = [`/cars/${address}/checkout`, `/cars/${address}/buy-online`, `/checkout-journey?car_id=${address}`];
    return {
      links: links.filter((link) => text.includes(`href="${link}"`)),
      deposit: /Reserve for \$|refundable/.test(wordsOf(text)),
    };
  };
  const usual = await waysOf(priced?.slug ?? '');
  expect(usual.links.length).toBe(2);
  expect(usual.deposit).toBe(true);
  const form = await askSite(slug, `/cars/${priced?.slug}/checkout`, asVisitor);
  expect(wordsOf(form.text)).toContain('Reserve for $200');
  for (const vehicle of unpriced) {
    expect(await waysOf(vehicle.slug), vehicle.slug).toEqual({ links: [], deposit: false });
    for (const path of [`/cars/${vehicle.slug}/checkout`, `/checkout-journey?car_id=${vehicle.slug}`]) {
      const words = wordsOf((await askSite(slug, path, asVisitor)).text);
      expect(words, path).toContain('This vehicle doesn’t have an online price yet');
      expect(words, path).not.toContain('Reserve for $');
    }
  }
});

test('[RES-03] a deposit that is sent after the price has gone is refused, and nothing is held', async () => {
  const columns = ['stocknum', 'name', 'make', 'model', 'car_type', 'year', 'price', 'status', 'payment_processors'];
  const feed = (price: string) =>
    importFeed(
      slug,
      [['ZZ9100', '2021 Mazda CX-30 Touring', 'Mazda', 'CX-30', 'used', '2021', price, 'in_stock', 'card']],
      columns,
    );
  expect(await feed('28990')).toContain('1 new');
  const found = () => search(slug, { query: 'ZZ9100' });
  await expect.poll(async () => (await found()).nbHits, { timeout: 15_000 }).toBe(1);
  const car = (await found()).hits[0]?.slug ?? '';
  const visitor = plainVisitor(slug);
  await visitor.open(`/cars/${car}/checkout`);
  await visitor.signIn();
  expect(visitor.html()).toContain('Reserve for $');
  expect(await feed('1')).toContain('1 changed');
  await visitor.send('name="last_name"', {
    name: 'Robin',
    last_name: 'Nguyen',
    email: 'robin@example.com.au',
    postcode: '4127',
  });
  expect(wordsOf(visitor.html())).toMatch(/doesn’t have an? (online )?price yet/);
  expect(visitor.at()).toBe(`/cars/${car}/checkout`);
  expect((await found()).hits[0]?.reserved).toBe(false);
});

test('[FORM-06] [FORM-09] [CALC-09] an offer’s quick amounts fit the price of the vehicle, and are the usual ones without a price', async () => {
  const dealer: SiteSlug = 'harbour-toyota';
  const used = await stockOf(dealer, 'sold:false AND car_type:used');
  const priced = used.filter(({ price }) => (price ?? 0) > 1_000).toSorted((one, other) => one.price! - other.price!);
  for (const vehicle of [priced[0], priced[Math.floor(priced.length / 2)], priced.at(-1)]) {
    const price = vehicle?.price ?? 0;
    const amounts = quickAmounts((await askSite(dealer, `/enquire?car=${vehicle?.slug}&about=offer`)).text);
    expect(amounts.length, vehicle?.slug).toBeGreaterThan(2);
    expect(amounts.at(-1)).toBe(money(price));
    for (const amount of amounts) {
      const cents = Number(amount.replace(/\D/g, '')) * 100;
      expect(cents).toBeLessThanOrEqual(price);
      expect(cents).toBeGreaterThanOrEqual(price * 0.8);
    }
  }
  const unpriced = used.find(({ price }) => (price ?? 0) <= 1_000);
  const usual = quickAmounts((await askSite(dealer, `/enquire?car=${unpriced?.slug}&about=offer`)).text);
  expect([usual[0], usual.at(-1)]).toEqual(['$5,000', '$70,000']);
});
