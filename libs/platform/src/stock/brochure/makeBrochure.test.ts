import { toPublicSite } from '@forecourt/domain';
import { sampleCaravan, sampleVehicle } from '@forecourt/domain/testing';
import { expect, it } from 'vitest';
import { car, openFixture, siteWith } from './testing/brochureFixture.ts';
import { readPdf } from './testing/readPdf.ts';

const words = (count: number) => Array.from({ length: count }, (_, index) => `Word${index}`).join(' ');
const features = (count: number, length = 24) =>
  Array.from({ length: count }, (_, index) => `Feature ${index} `.padEnd(length, 'wide and long '));
const brochureOf = async (changes: object) => {
  const { ask, stock } = await openFixture();
  stock.vehicle = car(changes);
  const { status, body } = await ask();
  expect(status).toBe(200);
  return { ...readPdf(body), bytes: body.length };
};

it('[VDP-16] fits the features of an ordinary vehicle and all its facts on one page', async () => {
  const { pages, text } = await brochureOf({ standardEquipment: features(36) });
  expect(pages).toBe(1);
  expect(text).toContain('Feature 35');
  expect(text).not.toContain('more on our website');
});

it('shows a repayment with all that must be read with it', async () => {
  const lender = { ...sampleVehicle.finance_lenders.manual!, deposit: 429_900, balloon: 1_289_700 };
  const { text } = await brochureOf({ finance_lenders: { manual: lender } });
  const plain = text.replace(/\s+/g, ' ');
  expect(plain).toContain('$193 per week for 5 years, after a $4,299 deposit, plus $12,897 at the end.');
  expect(plain).toContain('7.99% p.a., comparison rate 8.72% p.a.');
  expect(plain).toContain('5-year secured loan of $30,000. WARNING');
  expect((await brochureOf({ finance_lenders: {} })).text).not.toContain('WARNING');
});

it('[VDP-16] says how many features it leaves out rather than spill over to a second page', async () => {
  const { pages, text } = await brochureOf({ standardEquipment: features(58, 60), dealercomments: words(300) });
  expect(pages).toBe(1);
  expect(text).toMatch(/plus \d+ more on our website/);
  expect(text).toContain('Dealer licence MD12345');
});

it('[VDP-16] takes a second page for a long list, and never a third', async () => {
  const long = await brochureOf({ standardEquipment: features(90), dealercomments: words(150) });
  expect(long.pages).toBe(2);
  expect(long.text).toContain('Feature 89');
  expect(long.text).toContain('Page 2 of 2');
  const longest = await brochureOf({ standardEquipment: features(200, 200), dealercomments: words(2_000) });
  expect(longest.pages).toBeLessThanOrEqual(2);
  expect(longest.bytes).toBeLessThan(500 * 1024);
});

it('[VDP-16] takes two pages at most for the longest words that a vehicle may carry', async () => {
  const longest = 'Wide'.repeat(50);
  const { pages, text } = await brochureOf({
    make: longest,
    model: longest,
    badge: longest,
    series: longest,
    colour: longest,
    interior_colour: longest,
    trans: longest,
    fuel: longest,
    drive: longest,
    simple_body: longest,
    price_type: longest,
    tag: 'Wide',
    standardEquipment: Array.from({ length: 60 }, (_, index) => `${index}${longest}`.slice(0, 200)),
    dealercomments: longest.repeat(20),
    slug: `a${'-wide'.repeat(39)}`,
    reserved: true,
  });
  expect(pages).toBeLessThanOrEqual(2);
  expect(text).toContain('Reserved');
  expect(text).toContain('Dealer licence MD12345');
});

it.each([
  ['has none', { primary_image_url: null, images: [] }],
  ['is not there', { primary_image_url: '/media/demo/none' }],
  ['belongs to a host that is not listed', { primary_image_url: 'https://pictures.example/car.jpg' }],
  ['has no address at all', { primary_image_url: 'car.jpg' }],
])('[VDP-16] says that pictures are on their way where the picture %s', async (_what, changes) => {
  const { pages, pictures, text } = await brochureOf(changes);
  expect([pages, pictures]).toEqual([1, 0]);
  expect(text).toContain('Photos coming soon');
});

it('[VDP-16] goes without its picture when the picture cannot be made, and says so in the log', async () => {
  const { ask, logged } = await openFixture({
    images: { respond: () => Promise.reject(new Error('no room on disk')) },
  });
  const { status, body } = await ask();
  expect(status).toBe(200);
  expect(readPdf(body).pictures).toBe(0);
  expect(logged.join()).toContain('A brochure goes without its picture');
});

it('[PRICE-01] words the price of a vehicle that has none', async () => {
  const { text } = await brochureOf({ price: null, before_price: null });
  expect(text).toContain('Enquire for price.');
  expect(text).not.toContain('$');
});

it('[PRICE-01] shows a rent with its week, and what the vehicle is bought for', async () => {
  const renting = siteWith({ flags: { subscriptions: true } });
  const { ask, stock } = await openFixture({ publicSite: () => toPublicSite(renting, 'https://rent.example') });
  stock.vehicle = car({ subscription_price: 29_900 });
  const { text } = readPdf((await ask()).body);
  expect(text).toMatch(/\$299\s*per week\s*or buy for \$42,990 Drive Away/);
});

it('[VDP-22] shows the berths and masses of a caravan', async () => {
  const { ask, stock } = await openFixture();
  stock.vehicle = { ...sampleCaravan };
  const { text } = readPdf((await ask()).body);
  expect(text).toContain('Sleeps 4');
  expect(text).toContain('2,800 kg');
});

it('[VDP-16] is made of a dealer of whom little is known', async () => {
  const { ask, stock } = await openFixture();
  stock.vehicle = car({ location_id: null, standardEquipment: [], variant: null, dealercomments: null });
  const { status, body } = await ask(siteWith({ locations: [], licenceNumbers: [] }));
  expect(status).toBe(200);
  const { pages, text } = readPdf(body);
  expect(pages).toBe(1);
  expect(text).not.toContain('Opening hours');
  expect(text).not.toContain('From the dealer');
});

it('says what the site says in place of the platform, in letters that it can print', async () => {
  const { ask } = await openFixture();
  const before = await ask();
  const messages = { 'brochure.scan': 'Scan me → enquire', 'brochure.asAt': 'True on {date}:' };
  const after = await ask(siteWith({ messages }));
  expect([before.status, after.status]).toEqual([200, 200]);
  const { text } = readPdf(after.body);
  expect(text).toContain('Scan me > enquire');
  expect(text).toContain('True on 21 November 2026:');
  expect(text).not.toContain('As at');
  expect(readPdf(before.body).text).toContain('As at 21 November 2026.');
});
