import { expect, test } from '@playwright/test';
import { isMatrix, siteUrl, type SiteSlug } from './support/address.ts';
import { layoutShifts, watchLayoutShifts } from './support/layoutShift.ts';
import { firstInStock } from './support/wire.ts';

const sites: SiteSlug[] = ['harbour-toyota', 'sunrise-kia', 'coastline-caravans', 'haggle-free-cars'];
const devices = [
  ['phone', { width: 390, height: 844 }],
  ['desktop', { width: 1_280, height: 900 }],
] as const;

for (const [at, slug] of sites.entries()) {
  // By turns: each page is looked at on each device.
  for (const [device, viewport] of isMatrix ? devices : devices.slice(at % 2, (at % 2) + 1)) {
    test(`on a ${device} nothing jumps at ${slug} when the type comes late`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await watchLayoutShifts(page);
      await page.route(/\.woff2$/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 500));
        await route.continue();
      });
      const car = await firstInStock(slug, 'car_type:used');
      for (const path of ['/', '/search', `/cars/${car.slug}`]) {
        await page.goto(siteUrl(slug, path));
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        await page.waitForTimeout(200);
        const { sum, words } = await layoutShifts(page);
        expect.soft(sum, `${path}: ${words}`).toBeLessThanOrEqual(0.01);
      }
    });
  }
}

test('nothing jumps for who goes far down a page at once, when its lower parts were laid out meanwhile', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await watchLayoutShifts(page);
  const car = await firstInStock('southern-motor-group');
  for (const path of ['/', `/cars/${car.slug}`]) {
    await page.goto(siteUrl('southern-motor-group', path));
    await expect(page.locator('[data-later]')).toHaveCount(0);
    for (const share of [1, 0.6, 0.35]) {
      await page.evaluate((part) => window.scrollTo(0, document.documentElement.scrollHeight * part), share);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))));
    }
    const { sum, words } = await layoutShifts(page);
    expect.soft(sum, `${path}: ${words}`).toBeLessThanOrEqual(0.01);
  }
});
