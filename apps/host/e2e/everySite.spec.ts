import { expect, test, type Page } from '@playwright/test';
import { brokenRules } from './support/accessible.ts';
import { siteSlugs, siteUrl, type SiteSlug } from './support/address.ts';
import { open } from './support/ready.ts';
import { sitemapAddresses } from './support/sitemap.ts';
import { watchPage } from './support/watchPage.ts';
import { firstInStock, search } from './support/wire.ts';

async function pathsOf(slug: SiteSlug) {
  const car = await firstInStock(slug);
  const { facets } = await search(slug, { filters: 'sold:false', facets: ['make'], hitsPerPage: 0 });
  const [make = ''] = Object.keys(facets.make ?? {});
  return {
    home: '/',
    search: '/search',
    make: `/search/${make.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`,
    'nothing found': '/search?query=zzyzzx',
    compare: `/compare?ids=${car.objectID}`,
    favourites: '/favourites',
    car: `/cars/${car.slug}`,
    contact: '/contact',
    'not found': '/cars/no-such-car',
  };
}

/** What reaches over the right edge of the screen. */
async function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    if (root.scrollWidth <= root.clientWidth) return [];
    const wide = [...document.body.querySelectorAll('*')].filter((one) => {
      const { right, width } = one.getBoundingClientRect();
      return width > 0 && right > root.clientWidth + 1;
    });
    return [
      `${root.scrollWidth} in ${root.clientWidth}`,
      ...wide
        .slice(0, 5)
        .map((one) => `${one.tagName.toLowerCase()}.${one.className} ${one.textContent?.slice(0, 40)}`),
    ];
  });
}

/** The first page of each of these kinds that a site has, by its address. */
const furtherKinds = {
  range: [/^\/models$/, /^\/models\/[^/]+$/, /^\/[^/]+\/accessories$/, /^\/special-offers$/, /^\/offers\//],
  'pages to read': [
    /^\/blog\/[^/]+\/[^/]+$/,
    /^\/blog$/,
    /^\/privacy-policy$/,
    /^\/terms-and-conditions$/,
    /^\/about-us$/,
  ],
  'places and costs': [
    /^\/locations$/,
    /^\/locations\//,
    /^\/teams\//,
    /^\/reviews$/,
    /^\/cost-of-ownership$/,
    /^\/finance$/,
  ],
} as const;

for (const slug of siteSlugs) {
  for (const [part, kinds] of Object.entries(furtherKinds)) {
    test(`[NAV-11] ${slug}: its ${part} break no rule, report no error and fit the smallest screen`, async ({
      page,
    }) => {
      const complaints = watchPage(page);
      const listed = (await sitemapAddresses(slug)).map((address) => new URL(address).pathname);
      const paths = kinds.flatMap((kind) => listed.find((path) => kind.test(path)) ?? []);
      expect(paths.length).toBeGreaterThan(1);
      await page.setViewportSize({ width: 320, height: 700 });
      for (const path of paths) {
        await open(page, siteUrl(slug, path));
        await expect.soft(page.getByRole('heading', { level: 1 }), `${path}: one main heading`).toHaveCount(1);
        expect.soft(await overflow(page), path).toEqual([]);
        // The whole page at once: a bar that stays at the edge of the window covers whatever it is scrolled over.
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        await page.setViewportSize({ width: 320, height });
        expect.soft(await brokenRules(page), `${path}: accessible`).toEqual([]);
        await page.setViewportSize({ width: 320, height: 700 });
        expect.soft(complaints.splice(0), `${path}: quiet console`).toEqual([]);
      }
    });
  }
}

const parts = {
  lists: ['search', 'make', 'nothing found', 'favourites'],
  pages: ['home', 'car', 'compare', 'contact', 'not found'],
} as const;

for (const slug of siteSlugs) {
  for (const [part, names] of Object.entries(parts)) {
    test(`[NAV-11] ${slug}: its ${part} say what they are, break no rule, report no error and fit every screen`, async ({
      page,
    }) => {
      const complaints = watchPage(page);
      const paths = await pathsOf(slug);
      for (const name of names) {
        await page.setViewportSize({ width: 390, height: 844 });
        const answer = await open(page, siteUrl(slug, paths[name]));
        expect.soft(answer?.status(), `${name}: status`).toBe(name === 'not found' ? 404 : 200);
        await expect.soft(page.getByRole('heading', { level: 1 }), `${name}: one main heading`).toHaveCount(1);
        expect.soft(await brokenRules(page), `${name}: accessible`).toEqual([]);
        for (const width of [390, 320, 768, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          await expect.soft.poll(() => overflow(page), { message: `${name} at ${width}`, timeout: 2_000 }).toEqual([]);
        }
        expect.soft(complaints.splice(0), `${name}: quiet console`).toEqual([]);
      }
    });
  }
}
