import { expect, test } from '@playwright/test';
import { siteUrl } from './support/address.ts';

test('[NAV-01] the header keeps its links in one row, and wraps them where letters are twice as large', async ({
  page,
}) => {
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  for (const [slug, width] of [
    ['southern-motor-group', 992],
    ['coastline-caravans', 1440],
    ['sunrise-kia', 992],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(siteUrl(slug, '/about-us'));
    const header = page.getByRole('banner');
    const [search, favourites] = [header.getByRole('search'), header.getByRole('link', { name: 'Favourites' })];
    const [one, other] = [await search.boundingBox(), await favourites.boundingBox()];
    const entries = header.getByRole('navigation').locator('ul').first().locator(':scope > li');
    const tops = await entries.evaluateAll((all) => all.map((entry) => entry.getBoundingClientRect().top));
    expect([slug, tops.length > 5, new Set(tops).size]).toEqual([slug, true, 1]);
    // Beside each other, and nothing hidden makes the page wider than its window.
    expect([slug, (other?.x ?? 0) > (one?.x ?? 0) + (one?.width ?? 0)]).toEqual([slug, true]);
    expect([slug, await beyond()]).toEqual([slug, 0]);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect([slug, await beyond()]).toEqual([slug, 0]);
    await expect(favourites).toBeInViewport({ ratio: 1 });
  }
});
