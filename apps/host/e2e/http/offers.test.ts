import { longDate } from '@forecourt/domain';
import { expect } from 'vitest';
import { demoDay, endOfDemoDay } from '../support/demoDay.ts';
import { jsonLdOf, metaOf } from '../support/html.ts';
import { siteOf } from '../support/gated.ts';
import { mailOf } from '../support/mails.ts';
import { test } from './lentHost.ts';
import { allWords, linkNamed, pageOf, under, words } from '../support/pageOf.ts';
import { person, plainForm } from '../support/plainForm.ts';
import { sitemapText } from '../support/sitemap.ts';
import { askSite } from '../support/wire.ts';

const toyota = 'harbour-toyota';

test('[ROUTE-13] [OFFER-01] the list names each offer that runs, in its kind, with the enquiry and the model', async () => {
  const { document, main } = await pageOf(toyota, '/special-offers');
  expect(allWords(main, 'h1')).toEqual(['Special offers']);
  const cards = allWords(main, 'article h3');
  expect(cards.length).toBeGreaterThanOrEqual(6);
  expect(cards).toContain('HiLux with $2,000 towards your tray');
  for (const other of ['July run-out', 'Kluger touring pack', 'Can’t see the one?']) expect(cards).not.toContain(other);
  const chips = [...main.querySelectorAll('[aria-label="Offer types"] a')];
  expect(chips.length).toBeGreaterThan(2);
  for (const chip of chips) expect(main.querySelector(chip.getAttribute('href') ?? '')).not.toBeNull();
  const card = [...main.querySelectorAll('article')].find((one) => words(one).includes('$2,000'));
  expect(words(card)).toContain(`Ends ${longDate(demoDay('2026-12-31'))}`);
  expect(linkNamed(card ?? main, /^Enquire Now/).getAttribute('href')).toBe('/offers/toyota/hilux-tray-bonus#enquire');
  expect(linkNamed(card ?? main, 'Explore HiLux').getAttribute('href')).toBe('/models/toyota-hilux');
  expect(linkNamed(document, 'Special offers').getAttribute('href')).toBe('/special-offers');
  const sitemap = await sitemapText(toyota);
  expect(sitemap).toContain('/special-offers</loc>');
  expect(sitemap).toContain('/offers/toyota/hilux-tray-bonus</loc>');
  expect(sitemap).not.toContain('july-runout');
});

test('[ROUTE-13] an offer stands at its id and under its manufacturer, one of them the address that counts', async () => {
  for (const path of ['/offers/hilux-tray-bonus', '/offers/toyota/hilux-tray-bonus']) {
    const { text, main } = await pageOf(toyota, path);
    expect(allWords(main, 'h1')).toEqual(['HiLux with $2,000 towards your tray']);
    expect(text).toMatch(/<link rel="canonical" href="[^"]*\/offers\/toyota\/hilux-tray-bonus"/);
    expect(jsonLdOf(text, 'Offer')).toMatchObject({ validThrough: endOfDemoDay('2026-12-31', 8) });
  }
  expect((await askSite(toyota, '/offers/kia/hilux-tray-bonus')).status).toBe(404);
  const { main } = await pageOf('haggle-free-cars', '/offers/tradie-week');
  const stock = under(main, 'In stock for this offer').closest('section');
  expect(stock?.querySelectorAll('article').length).toBeGreaterThan(0);
  expect(linkNamed(stock ?? main, /^See all \d+/).getAttribute('href')).toBe('/search?body=Ute');
});

test('[OFFER-02] a long description and long conditions are cut, what it costs and when it ends are not', async () => {
  const { main } = await pageOf(toyota, '/offers/toyota/rav4-hybrid-handover');
  const folds = [...main.querySelectorAll('details')].filter((fold) => words(fold) === 'View moreView less');
  expect(folds).toHaveLength(2);
  const [description, conditions] = folds.map((fold) => words(fold.previousElementSibling).length);
  expect(description).toBeLessThanOrEqual(160);
  expect(conditions).toBeLessThanOrEqual(200);
  expect(words(main)).toContain('stays with the car if you sell it on.');
  const finance = await pageOf(toyota, '/offers/toyota/corolla-finance');
  const rates = [...finance.main.querySelectorAll('dl')].find((list) => words(list).includes('Comparison rate'));
  expect(words(rates)).toBe('Interest rate4.49% p.a.Comparison rate4.99% p.a.');
  expect(words(rates?.nextElementSibling)).toMatch(/secured loan of \$30,000 over 5 years\. WARNING/);
  expect(words(finance.main)).toContain(`Ends ${longDate(demoDay('2027-03-31'))}`);
});

test('[OFFER-04] [OFFER-05] an offer that is over says so with 410; one to come and one of another site are not there', async () => {
  const gone = await askSite(toyota, '/offers/toyota/july-runout');
  expect(gone.status).toBe(410);
  expect(metaOf(gone.text, 'robots')).toBe('noindex');
  expect(gone.text).toContain('Ended on 24 July 2025');
  expect(gone.text).toContain('HiLux with $2,000 towards your tray');
  expect(gone.text).not.toContain('name="email"');
  for (const path of ['/offers/toyota/autumn-touring', '/offers/autumn-touring', '/offers/certified', '/offers/none'])
    expect([path, (await askSite(toyota, path)).status]).toEqual([path, 404]);
  expect((await askSite('sunrise-kia', '/offers/toyota/hilux-tray-bonus')).status).toBe(404);
});

test('[OFFER-01] an enquiry about an offer is sent without a script and says which offer it is', async () => {
  const form = await plainForm(toyota, '/offers/toyota/hilux-tray-bonus');
  const sent = await form.post({
    ...person,
    location_id: siteOf(toyota).locations[0]?.id ?? '',
    offer_name: 'A free HiLux',
    message: 'Does it fit a single cab?',
  });
  expect(sent.leadId).not.toBe('');
  const mail = await mailOf(sent.leadId);
  expect(mail).toContain('Offer: HiLux with $2,000 towards your tray');
  expect(mail).toContain('Offer id: hilux-tray-bonus');
  expect(mail).toContain('Kind of offer: Accessory offer');
  expect(mail).not.toContain('A free HiLux');
});

test('[ROUTE-13] templates show offers by what their buyers look for', async () => {
  const group = await pageOf('southern-motor-group', '/special-offers');
  expect(words(group.main)).toContain('At Southern MG Wollongong');
  const vans = await pageOf('coastline-caravans', '/special-offers');
  expect(allWords(vans.main, 'h2')[0]).toBe('Meet us at a show');
  const cars = await pageOf('haggle-free-cars', '/special-offers');
  expect(allWords(cars.main, 'h2')).toContain('Price drops');
});

test('[OFFER-04] [OFFER-05] offers come, end and are kept from a site while the host runs; without any there is stock', async ({
  host,
}) => {
  const file = 'sites/granite-nissan/offers/ute-month.md';
  const write = (...lines: string[]) =>
    host.changeContent(file, ['---', 'name: Ute month', ...lines, '---', ''].join('\n'));
  const status = async () => (await host.askSite('granite-nissan', '/offers/ute-month')).status;
  const until = (code: number) => expect.poll(status, { interval: 100, timeout: 4_000 }).toBe(code);
  const list = async () => (await host.askSite('granite-nissan', '/special-offers')).text;
  const search = async () => (await host.askSite('granite-nissan', '/search')).text;
  expect(await status()).toBe(404);
  await write('shown_on: [list, home, search]', 'card: { position: 1 }');
  await until(200);
  expect(await list()).toContain('Ute month');
  expect(await search()).toContain('Ute month');
  await write("from: '2099-01-01'");
  await until(404);
  expect(await list()).not.toContain('Ute month');
  await write("until: '2020-01-01'");
  await until(410);
  await write('excluded_website_ids: [granite-nissan]');
  await until(404);
  for (const name of ['ute-month', 'navara-abn', 'x-trail-finance'])
    await host.changeContent(`sites/granite-nissan/offers/${name}.md`, null);
  await expect.poll(list, { interval: 100, timeout: 4_000 }).toContain('No offers today');
  expect(await list()).not.toContain('Ute month');
  expect(await sitemapText('granite-nissan', host.askSite)).not.toContain('/special-offers');
});
