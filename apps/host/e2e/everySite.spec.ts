import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { siteSlugs, siteUrl, type SiteSlug } from './support/address.ts';
import { open } from './support/ready.ts';
import { watchPage } from './support/watchPage.ts';
import { firstInStock, search } from './support/wire.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

async function pathsOf(slug: SiteSlug): Promise<Record<string, string>> {
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

for (const slug of siteSlugs) {
  test(`${slug}: every page says what it is, breaks no rule and reports no error`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 390, height: 844 });
    const complaints = watchPage(page);
    for (const [name, path] of Object.entries(await pathsOf(slug))) {
      const answer = await open(page, siteUrl(slug, path));
      expect.soft(answer?.status(), `${name}: status`).toBe(name === 'not found' ? 404 : 200);
      await expect.soft(page.getByRole('heading', { level: 1 }), `${name}: one main heading`).toHaveCount(1);
      const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
      const found = violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes
            .slice(0, 3)
            .map((node) => node.html.slice(0, 160))
            .join(' | ')}`,
      );
      expect.soft(found, `${name}: accessible`).toEqual([]);
      expect.soft(complaints.splice(0), `${name}: quiet console`).toEqual([]);
    }
  });

  test(`[NAV-11] ${slug}: no page is wider than the screen, from a small phone to a desktop`, async ({ page }) => {
    const { 'not found': _unknown, ...paths } = await pathsOf(slug);
    for (const [name, path] of Object.entries(paths)) {
      await open(page, siteUrl(slug, path));
      for (const width of [320, 390, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await expect.soft.poll(() => overflow(page), { message: `${name} at ${width}`, timeout: 2_000 }).toEqual([]);
      }
    }
  });
}
