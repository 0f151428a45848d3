import { expect, test } from '@playwright/test';
import { siteSlugs, siteUrl, type SiteSlug } from './support/address.ts';
import { siteFile, siteOf } from './support/gated.ts';
import { inParallel } from './support/inParallel.ts';
import { open } from './support/ready.ts';
import { sitemapAddresses } from './support/sitemap.ts';
import { askSite, firstInStock, postJson, search } from './support/wire.ts';

/** Every number of a site's file. */
function numbersOf(slug: SiteSlug): string[] {
  const { phones, locations } = siteFile(slug);
  const places = locations.flatMap(({ contact_detail: { phone, landline_phone } }) => [phone, landline_phone ?? '']);
  return [...new Set([...Object.values(phones), ...places])].filter((number) => number !== '');
}

/** The last eight digits of a number, however they are grouped. */
const written = (number: string): RegExp =>
  new RegExp(number.replace(/\D/g, '').slice(-8).split('').join('[\\s().\\-\\u00a0]{0,2}'));

const found = (text: string, slug: SiteSlug) => numbersOf(slug).filter((number) => written(number).test(text));

/** Pages of a site by its own map, a few of its many vehicles, and those that no map names. */
async function pagesOf(slug: SiteSlug): Promise<string[]> {
  const listed = (await sitemapAddresses(slug)).map((address) => new URL(address).pathname);
  const { objectID, slug: car } = await firstInStock(slug);
  const vehicles = listed.filter((path) => path.startsWith('/cars/')).slice(0, 2);
  const pages = listed.filter((path) => !path.startsWith('/cars/'));
  const further = [`/cars/${car}`, `/print?car_id=${objectID}`, `/enquire?car_id=${objectID}`, '/success', '/sign-in'];
  return [...new Set([...pages, ...vehicles, ...further, '/favourites', '/compare', '/contact', '/call'])];
}

for (const slug of siteSlugs) {
  const masks = siteOf(slug).flags.maskPhones;
  test(`[VDP-11] ${slug} ${masks ? 'has no whole number on any page' : 'has its numbers where they are shown'}`, async () => {
    const pages = await pagesOf(slug);
    expect(pages.length).toBeGreaterThan(15);
    const whole = await inParallel(masks ? pages : [], async (path) =>
      found((await askSite(slug, path)).text, slug).map((number) => `${path}: ${number}`),
    );
    expect(whole.flat()).toEqual([]);
    const payload = await askSite(slug, '/contact', { headers: { rsc: '1' } });
    const { hits } = await search(slug, { hitsPerPage: 50 });
    const contact = await askSite(slug, '/contact');
    if (masks) {
      expect([found(payload.text, slug), found(JSON.stringify(hits), slug)]).toEqual([[], []]);
      expect(contact.text).toContain('** ****');
      expect(contact.text).not.toContain('tel:');
      expect((await askSite(slug, '/')).text).not.toContain('"telephone"');
    } else {
      expect(found(contact.text, slug)).toHaveLength(numbersOf(slug).length);
      expect(contact.text).toContain('href="tel:');
      expect((await askSite(slug, '/')).text).toContain('"telephone"');
    }
  });
}

test('[VDP-20] [API-01] the number of a vehicle is the site’s for its kind, a demonstrator’s that for new ones, worded with 0', async () => {
  const expected = { new: '03 5550 1310', used: '03 5550 1320', demo: '03 5550 1310' };
  for (const [kind, display] of Object.entries(expected)) {
    const car = await firstInStock('sunrise-kia', `car_type:${kind}`);
    const request = { car_id: car.objectID, dealership_id: car.dealership_id, website_id: 'sunrise-kia' };
    const answer = await postJson('sunrise-kia', '/api/phone/reveal', request);
    expect([kind, JSON.parse(answer.text)]).toEqual([
      kind,
      { phone: `+61${display.replaceAll(' ', '').slice(1)}`, display },
    ]);
  }
  const other = await firstInStock('harbour-toyota');
  const foreign = { car_id: other.objectID, dealership_id: other.dealership_id, website_id: 'sunrise-kia' };
  expect((await postJson('sunrise-kia', '/api/phone/reveal', foreign)).status).toBe(404);
});

test('[VDP-11] [API-01] a place’s number shows where it is asked for, and by a page of its own without JavaScript', async ({
  page,
  browser,
}) => {
  const [first] = siteFile('sunrise-kia').locations;
  await open(page, siteUrl('sunrise-kia', '/contact'));
  const card = page.locator(`#${first?.slug}`);
  await card
    .getByRole('button', { name: `Show number of ${first?.name}` })
    .first()
    .click();
  await expect(card.locator('a[href="tel:+61355501300"]')).toHaveText('03 5550 1300');

  const plain = await browser.newContext({ javaScriptEnabled: false });
  const device = await plain.newPage();
  await device.goto(siteUrl('sunrise-kia', '/contact'));
  await device
    .locator(`#${first?.slug}`)
    .getByRole('button', { name: /^Show number/ })
    .first()
    .click();
  await device.getByRole('button', { name: 'Show the number' }).click();
  await expect(device.locator('a[href="tel:+61355501300"]')).toHaveText('03 5550 1300');
  await plain.close();
});
