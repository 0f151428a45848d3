import { expect, test, type Page } from '@playwright/test';
import { brokenRules } from './support/accessible.ts';
import { siteSlugs, siteUrl, type SiteSlug } from './support/address.ts';
import { open } from './support/ready.ts';
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
