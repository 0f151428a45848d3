import { expect, test } from '@playwright/test';
import { siteUrl, type SiteSlug } from './support/address.ts';
import { sitemapAddresses } from './support/sitemap.ts';
import { firstInStock } from './support/wire.ts';

const sites: readonly SiteSlug[] = ['harbour-toyota', 'haggle-free-cars', 'southern-motor-group'];

const alone = [
  '/',
  '/about-us',
  '/finance',
  '/careers',
  '/special-offers',
  '/locations',
  '/reviews',
  '/complaint-handling',
];

/** Folders whose first page stands for all of a kind. */
const kinds = ['/blog/', '/models/', '/offers/', '/locations/'];

/** Of an article, not of a category of them. */
const isOfKind = (path: string, kind: string) =>
  path.startsWith(kind) && (kind !== '/blog/' || path.split('/').length > 3);

for (const slug of sites) {
  test(`at letters twice as large a phone scrolls ${slug} in one direction`, async ({ page }) => {
    test.setTimeout(90_000);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.route(/\/media\//, (route) => route.abort());
    const listed = (await sitemapAddresses(slug)).map((address) => new URL(address).pathname);
    const ofKinds = kinds
      .map((kind) => listed.find((path) => isOfKind(path, kind)))
      .filter((path) => path !== undefined);
    const car = await firstInStock(slug, 'car_type:used');
    for (const path of [...alone, ...ofKinds, `/cars/${car.slug}`]) {
      await page.goto(siteUrl(slug, path));
      const { wide, window } = await page.evaluate(() => {
        document.documentElement.style.setProperty('font-size', '200%');
        for (const fold of document.querySelectorAll('details')) fold.open = true;
        const { scrollWidth } = document.scrollingElement ?? document.documentElement;
        return { wide: scrollWidth, window: document.documentElement.clientWidth };
      });
      expect.soft(wide, path).toBeLessThanOrEqual(window);
    }
  });
}
