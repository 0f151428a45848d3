import { expect, test } from 'vitest';
import { siteSlugs, type SiteSlug } from '../support/address.ts';
import { siteFile, siteOf } from '../support/gated.ts';
import { inParallel } from '../support/inParallel.ts';
import { documentOf, linkNamed } from '../support/pageOf.ts';
import { plainVisitor } from '../support/plainVisitor.ts';
import { listedKinds, pagesBySite, type SitePage } from '../support/sitemap.ts';
import { askSite, firstInStock, postJson, search } from '../support/wire.ts';

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

const masks = (slug: SiteSlug) => siteOf(slug).flags.maskPhones;

/** Pages of a site that no map names. */
async function unlistedOf(slug: SiteSlug): Promise<SitePage[]> {
  const { objectID, slug: car } = await firstInStock(slug);
  const vehicle = [`/cars/${car}`, `/print?car_id=${objectID}`, `/enquire?car_id=${objectID}`];
  return [...vehicle, '/success', '/sign-in', '/favourites', '/compare', '/call'].map((path) => ({ slug, path }));
}

test('[VDP-11] a site that masks its numbers has a whole one on no page', async () => {
  const unlisted = await Promise.all(siteSlugs.filter(masks).map(unlistedOf));
  const listed = await pagesBySite(async (slug) => (masks(slug) ? listedKinds(slug) : {}));
  const pages = [...listed, ...unlisted.flat()];
  expect(pages.length).toBeGreaterThan(60);
  const whole = await inParallel(pages, async ({ slug, path }) =>
    found((await askSite(slug, path)).text, slug).map((number) => `${slug}${path}: ${number}`),
  );
  expect(whole.flat()).toEqual([]);
});

for (const slug of siteSlugs) {
  test(`[VDP-11] ${slug} ${masks(slug) ? 'gives no' : 'gives its'} whole number to programs`, async () => {
    const payload = await askSite(slug, '/contact', { headers: { rsc: '1' } });
    const { hits } = await search(slug, { hitsPerPage: 50 });
    const contact = await askSite(slug, '/contact');
    if (masks(slug)) {
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

test('[VDP-11] [API-01] a place’s number has a page of its own without JavaScript', async () => {
  const [first] = siteFile('sunrise-kia').locations;
  const visitor = plainVisitor('sunrise-kia');
  await visitor.open('/contact');
  await visitor.send(`Show number of ${first?.name}`);
  expect(visitor.at()).toMatch(/^\/call\?/);
  expect(visitor.html()).not.toContain('tel:+61355501300');
  await visitor.send('>Show number<');
  expect(linkNamed(documentOf(visitor.html()), '03 5550 1300').href).toBe('tel:+61355501300');
});
