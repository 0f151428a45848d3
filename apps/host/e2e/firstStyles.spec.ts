import { expect, test } from '@playwright/test';
import { isMatrix, siteUrl, type SiteSlug } from './support/address.ts';
import { changesOf, looksOf } from './support/looks.ts';
import { open } from './support/ready.ts';
import { sitemapAddresses } from './support/sitemap.ts';
import { watchPage } from './support/watchPage.ts';
import { firstInStock } from './support/wire.ts';

const judged: readonly SiteSlug[] = ['harbour-toyota', 'coastline-caravans'];
/** Of a phone and a desk: each is looked at on one site. */
const widths = [390, 1_440];

async function judgedPages(slug: SiteSlug): Promise<string[]> {
  const paths = (await sitemapAddresses(slug)).map((address) => new URL(address).pathname);
  const article = paths.find((path) => /^\/blog\/[^/]+\/[^/]+$/.test(path));
  const { slug: car } = await firstInStock(slug);
  return ['/', '/search', `/cars/${car}`, '/special-offers', ...(article ? [article] : [])];
}

for (const [at, slug] of judged.entries()) {
  for (const width of isMatrix ? widths : widths.slice(at, at + 1)) {
    test(`${slug} looks the same at ${width} pixels before and after its whole style sheets arrive`, async ({
      page,
    }) => {
      // Each picture of a page's styles takes seconds beside other work.
      test.setTimeout(120_000);
      await page.setViewportSize({ width, height: 844 });
      const session = await page.context().newCDPSession(page);
      let release: () => void = () => undefined;
      let waiting = Promise.resolve();
      await page.route('**/*.css', (route) => waiting.then(() => route.continue()));
      // Nothing but the sheets may change the page meanwhile.
      await page.route(/\.(js|woff2)$|\/media\/|\/api\/|\/_data\//, (route) => route.abort());
      const paths = await judgedPages(slug);
      expect(paths).toHaveLength(5);
      for (const path of paths) {
        waiting = new Promise((resolve) => (release = resolve));
        await page.goto(siteUrl(slug, path), { waitUntil: 'domcontentloaded' });
        const links = page.locator('head link[rel="stylesheet"]');
        await expect.poll(() => links.count()).toBeGreaterThan(0);
        expect(await links.evaluateAll((all) => all.filter((one) => (one as HTMLLinkElement).sheet).length)).toBe(0);
        // All of it is laid out at once, and not when somebody comes near.
        await page.evaluate(() => document.documentElement.setAttribute('data-whole', ''));
        const before = await looksOf(page, session);
        expect(before.parts.size, path).toBeGreaterThan(200);
        release();
        await expect
          .poll(() => links.evaluateAll((all) => all.every((one) => (one as HTMLLinkElement).sheet !== null)))
          .toBe(true);
        expect.soft(changesOf(before, await looksOf(page, session)), path).toEqual([]);
      }
    });
  }
}

test('a page wakes beside its styles without a complaint, and its router finds the sheets that it knows', async ({
  page,
}) => {
  const complaints = watchPage(page);
  for (const path of ['/', '/search', '/special-offers']) {
    await open(page, siteUrl('harbour-toyota', path));
    const sheets = await page
      .locator('link[rel="stylesheet"]')
      .evaluateAll((all) => all.map((one) => (one as HTMLLinkElement).href));
    expect(sheets.length, path).toBeGreaterThan(0);
    expect(new Set(sheets).size, `${path}: each once`).toBe(sheets.length);
  }
  expect(complaints).toEqual([]);
});
