import { expect, test } from '@playwright/test';
import { isMatrix, siteUrl, type SiteSlug } from './support/address.ts';
import { listedKinds } from './support/sitemap.ts';

const sites: readonly SiteSlug[] = ['harbour-toyota', 'haggle-free-cars', 'southern-motor-group'];

for (const [at, slug] of sites.entries()) {
  test(`at letters twice as large a phone scrolls ${slug} in one direction`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.route(/\/media\//, (route) => route.abort());
    const kinds = Object.values(await listedKinds(slug));
    // Each site shows a third of its kinds of pages, and what its template has its own code for.
    const paths = kinds.filter((_, place) => isMatrix || place % sites.length === at || place >= kinds.length - 3);
    for (const path of paths) {
      await page.goto(siteUrl(slug, path), { waitUntil: 'domcontentloaded' });
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
