import { expect, test } from '@playwright/test';
import { siteUrl, type SiteSlug } from './support/address.ts';
import { sitemapAddresses } from './support/sitemap.ts';
import { askSite, firstInStock } from './support/wire.ts';

const slug: SiteSlug = 'harbour-toyota';

/** Pages with a main picture, one of each kind. */
async function picturePages(): Promise<string[]> {
  const paths = (await sitemapAddresses(slug)).map((address) => new URL(address).pathname);
  const article = paths.find((path) => path.startsWith('/blog/vehicle-reviews/')) ?? '';
  const car = await firstInStock(slug, 'photos_count > 0');
  return ['/', '/search', `/cars/${car.slug}`, '/special-offers', article];
}

const of = (tag: string, name: string): string => new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? '';

test('the head announces a page’s main picture before its styles, in the widths and the size of the picture', async () => {
  for (const path of await picturePages()) {
    const { text: html } = await askSite(slug, path);
    const [image = ''] = /<img\s[^>]*fetchPriority="high"[^>]*>/.exec(html) ?? [];
    const links = [...html.slice(0, html.indexOf('<style')).matchAll(/<link rel="preload" as="image"[^>]*>/g)];
    const link = links.map(([tag]) => tag).find((tag) => of(tag, 'imageSrcSet') === of(image, 'srcSet')) ?? '';
    expect.soft(of(link, 'imageSrcSet'), path).toContain('640w');
    expect.soft(of(link, 'imageSizes'), path).toBe(of(image, 'sizes'));
    expect.soft(of(link, 'fetchPriority'), path).toBe('high');
  }
});

for (const [width, scale] of [
  [390, 3],
  [412, 1.75],
] as const) {
  test(`a phone of ${width} points is told how wide the main picture is, and fetches no larger one`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ viewport: { width, height: 823 }, deviceScaleFactor: scale });
    for (const path of await picturePages()) {
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
