import {
  addressOf,
  filledPath,
  hasPage,
  pageAt,
  pageNames,
  pageRow,
  singlePageNames,
  type PageName,
  type PublicSite,
} from '@forecourt/domain';

import { expect, test } from 'vitest';
import { siteSlugs, siteUrl, type SiteSlug } from '../support/address.ts';
import { siteOf } from '../support/gated.ts';
import { inParallel } from '../support/inParallel.ts';
import { parseHtml } from '../support/pageOf.ts';
import { sitemapAddresses, sitemapFiles } from '../support/sitemap.ts';
import { ask, askSite, firstInStock, type FoundVehicle } from '../support/wire.ts';

/** Pages that are about something and nothing without it: what an address has to name. */
const queries: Readonly<Partial<Record<PageName, (car: FoundVehicle) => string>>> = {
  print: ({ slug }) => `?car_id=${slug}`,
  enquire: ({ slug }) => `?car=${slug}`,
  purchase: ({ slug }) => `?car_id=${slug}`,
  'personalised-finance': ({ objectID }) => `?car_id=${objectID}`,
  'vehicle-trade-in': ({ objectID }) => `?car_id=${objectID}`,
};

/** Pages of one visitor's order: nobody else can ask for them, and journeys of their own do. */
const ofOneOrder: readonly PageName[] = ['reservation', 'cancel-reservation', 'payment'];

const isSingle = (name: PageName): name is (typeof singlePageNames)[number] =>
  singlePageNames.some((one) => one === name);

interface Asked {
  site: PublicSite;
  car: FoundVehicle;
  /** Paths that the site's map names. */
  listed: ReadonlySet<string>;
}

/** An address of a row: where it stands, the first that is listed, or one that nobody has written. */
function addressFor(name: PageName, { site, car, listed }: Asked): string {
  if (isSingle(name)) return addressOf(site, name);
  const { path } = pageRow(name);
  if (name === 'sitemap-part') return '/sitemap-pages.xml';
  if (name === 'own-form') return '/forms/showroom-visit';
  if (path.startsWith('/cars/{slug}')) return filledPath(path, { slug: car.slug });
  return [...listed].find((one) => pageAt(one)?.name === name) ?? path.replaceAll(/\{\w+\}/g, 'nothing-of-that-name');
}

const isGated = (name: PageName, { gates }: PublicSite): boolean =>
  pageRow(name).gates?.some((gate) => gate === 'garage' || gates.includes(gate)) ?? false;

/** Whether the site has the page, by the table and, of what is written, by what its map names. */
const isThere = (name: PageName, { site, listed }: Asked): boolean => hasPage(site, name, [...listed]);

interface Fact {
  '@type'?: string;
  '@graph'?: Fact[];
  itemListElement?: { name: string }[];
  image?: string | string[];
}

/** Structured data of a page, one by one. */
const factsOf = (document: Document): Fact[] =>
  [...document.querySelectorAll('script[type="application/ld+json"]')]
    .map(({ textContent }) => JSON.parse(textContent) as Fact)
    .flatMap((fact) => fact['@graph'] ?? [fact]);

/** Pages of which a picture has been asked for, on some site. */
const withPicture = new Set<PageName>();

async function visit(slug: SiteSlug, name: PageName, given: Asked) {
  const { kind, sitemap } = pageRow(name);
  const path = addressFor(name, given);
  const { status, headers, text } = await askSite(slug, path + (queries[name]?.(given.car) ?? ''));
  const location = String(headers['location'] ?? '');
  if (!isThere(name, given)) return expect.soft(status, `${slug}${path} is not there`).toBe(404);
  if (isGated(name, given.site)) {
    expect.soft([status, location.split('?')[0]], `${slug}${path} asks to sign in`).toEqual([307, '/sign-in']);
    return expect.soft(given.listed.has(path), `${slug}${path} is locked, and not listed`).toBe(false);
  }
  expect.soft(status, `${slug}${path}`).toBe(200);
  expect.soft(given.listed.has(path), `${slug}${path} is listed as the table says`).toBe(sitemap !== undefined);
  if (kind === 'file' || status !== 200) return undefined;
  const document = parseHtml(text);
  expect.soft(document.querySelectorAll('h1'), `${slug}${path} has one main heading`).toHaveLength(1);
  const robots = document.querySelector('meta[name="robots"]')?.getAttribute('content') ?? '';
  expect.soft(/noindex/.test(robots), `${slug}${path} tells search engines what the table says`).toBe(!sitemap);
  if (!sitemap) return undefined;
  const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute('href');
  expect.soft(new URL(canonical ?? '/none', siteUrl(slug)).pathname, `${slug}${path} has one address`).toBe(path);
  expect.soft(document.querySelector('link[hreflang]'), `${slug}${path} is in one language`).toBeNull();
  const facts = factsOf(document);
  const pictures = facts.flatMap(({ image = [] }) => image);
  // To make a picture takes as long as several pages: one of each kind of page.
  for (const picture of withPicture.has(name) ? [] : pictures.slice(0, 1)) {
    withPicture.add(name);
    const address = new URL(picture);
    expect
      .soft(address.origin, `${slug}${path} tells of pictures by their whole address`)
      .toBe(new URL(siteUrl(slug)).origin);
    expect.soft((await askSite(slug, address.pathname)).status, `${slug}${path} tells of ${picture}`).toBe(200);
  }
  if (name === 'home') return expect.soft(facts.map((one) => one['@type'])).toContain('AutoDealer');
  const trail = facts.find((one) => one['@type'] === 'BreadcrumbList')?.itemListElement?.map((one) => one.name);
  expect.soft(trail?.[0], `${slug}${path} tells machines where it stands`).toBe('Home');
  const shown = [...document.querySelectorAll('nav[aria-label="You are here"] li')].map((one) => one.textContent);
  return expect.soft(shown, `${slug}${path} tells everybody where it stands`).toEqual(trail);
}

for (const slug of siteSlugs) {
  test(`[ROUTE-14] [ROUTE-17] [ROUTE-20] ${slug}: every page of the table answers as its row says`, async () => {
    const [site, car, addresses] = [siteOf(slug), await firstInStock(slug), await sitemapAddresses(slug)];
    const given: Asked = { site, car, listed: new Set(addresses.map((address) => new URL(address).pathname)) };
    const names = pageNames.filter((name) => !ofOneOrder.includes(name));
    await inParallel(names, (name) => visit(slug, name, given));
  });
}

test('[ROUTE-16] [ROUTE-18] every former address leads to the page’s own, what stood behind it kept', async () => {
  for (const name of pageNames) {
    const { also = [], setting, path, kind } = pageRow(name);
    if (kind === 'file') continue;
    for (const former of also.map((one) => one.replaceAll(/\{\w+\}/g, 'north'))) {
      const { status, headers } = await askSite('harbour-toyota', `${former}?from=mail`);
      const own = setting ? siteOf('harbour-toyota').paths[setting] : path.replaceAll(/\{\w+\}/g, 'north');
      expect.soft([status, headers['location']], former).toEqual([308, `${own}?from=mail`]);
    }
  }
});

test('[ROUTE-20] the sitemap is one file for each kind, with what is known of each address', async () => {
  for (const slug of siteSlugs) {
    const files = await sitemapFiles(slug);
    expect(files).toEqual(
      expect.arrayContaining(['/sitemap-pages.xml', '/sitemap-lists.xml', '/sitemap-vehicles.xml']),
    );
    const { text, headers } = await askSite(slug, '/sitemap-vehicles.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    const count = (tag: string) => text.split(`<${tag}>`).length - 1;
    expect(count('loc')).toBeGreaterThan(20);
    expect(count('lastmod')).toBe(count('loc'));
    expect(count('image:loc')).toBeGreaterThan(count('loc') / 2);
    const [, picture = ''] = /<image:loc>([^<]+)<\/image:loc>/.exec(text) ?? [];
    expect((await ask(`${slug}.localhost`, new URL(picture).pathname)).status, picture).toBe(200);
    for (const missing of ['/sitemap-vehicles-2.xml', '/sitemap-vehicles-1.xml', '/sitemap-nothing.xml']) {
      expect((await askSite(slug, missing)).status, missing).toBe(404);
    }
  }
});
