import { expect, test } from '@playwright/test';
import { isMatrix, siteUrl, type SiteSlug } from './support/address.ts';
import { picturePages } from './support/picturePages.ts';

const slug: SiteSlug = 'harbour-toyota';

// By turns: a browser takes the width of each page's picture by the same rule.
for (const [turn, width, scale] of [
  [0, 390, 3],
  [1, 412, 1.75],
] as const) {
  test(`a phone of ${width} points is told how wide the main picture is, and fetches no larger one`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ viewport: { width, height: 823 }, deviceScaleFactor: scale });
    for (const path of (await picturePages(slug)).filter((_, place) => isMatrix || place % 2 === turn)) {
      await page.goto(siteUrl(slug, path));
      const picture = page.locator('img[fetchpriority="high"]').first();
      await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
      // A browser counts a picture's own width in points as its `sizes` say.
      const { natural, drawn } = await picture.evaluate((image) => ({
        natural: (image as HTMLImageElement).naturalWidth,
        drawn: image.getBoundingClientRect().width,
      }));
      expect.soft(natural / drawn, `${path}: ${natural} told, ${drawn} drawn`).toBeGreaterThan(0.97);
      expect.soft(natural / drawn, `${path}: ${natural} told, ${drawn} drawn`).toBeLessThan(1.07);
    }
    await page.close();
  });
}
