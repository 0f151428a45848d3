import { expect, test } from '@playwright/test';
import { brotliCompressSync, constants } from 'node:zlib';
import { siteUrl, type SiteSlug } from './support/address.ts';
import { open } from './support/ready.ts';
import { askSite, firstInStock } from './support/wire.ts';

const kilobyte = 1_000;

/** The data of a page, as it is sent. */
const dataOf = (html: string): string =>
  JSON.parse(/<script>self\.__next_f\.push\(\[1,([\s\S]*?)\]\)<\/script>/.exec(html)?.[1] ?? '""') as string;

test('what is never live is not repeated in the data of a page', async () => {
  for (const slug of ['harbour-toyota', 'haggle-free-cars', 'southern-motor-group'] as const) {
    const { slug: car } = await firstInStock(slug);
    for (const path of ['/', '/search', '/contact', `/cars/${car}`]) {
      const { text } = await askSite(slug, path);
      const names = [...text.matchAll(/ data-once="([^"]+)"/g)].map(([, name = '']) => name);
      const single = names.filter((name) => names.indexOf(name) === names.lastIndexOf(name));
      expect(single, path).toContain('footer');
      const data = dataOf(text);
      // One within another is left out with it.
      for (const name of single)
        expect
          .soft(data, `${slug} ${path}: ${name}`)
          .not.toMatch(
            new RegExp(`"data-once":"${name}"(?!,"dangerouslySetInnerHTML":\\{"__html":"\\u0001${name}"\\})`),
          );
      expect([...data.matchAll(/"__html":"\u0001/g)].length, path).toBeGreaterThan(2);
    }
  }
});

const budgets: readonly [SiteSlug, string, number][] = [
  ['harbour-toyota', 'home', 21],
  ['harbour-toyota', 'search', 27],
  ['harbour-toyota', 'vehicle', 26],
  ['haggle-free-cars', 'home', 21.5],
  ['haggle-free-cars', 'search', 29],
  ['haggle-free-cars', 'vehicle', 27],
  ['southern-motor-group', 'home', 25],
  ['southern-motor-group', 'search', 29],
  ['southern-motor-group', 'contact', 25],
];

for (const [slug, kind, most] of budgets) {
  test(`the ${kind} page of ${slug} is at most ${most} KB with its styles, as it is sent again`, async () => {
    const path = kind === 'home' ? '/' : kind === 'vehicle' ? `/cars/${(await firstInStock(slug)).slug}` : `/${kind}`;
    const { body } = await askSite(slug, path);
    const sent = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
    expect(sent.length).toBeLessThanOrEqual(most * kilobyte);
  });
}

test('links in such parts lead on without a new document, and what they stand in is whole again on the way back', async ({
  page,
}) => {
  const home = siteUrl('haggle-free-cars');
  await open(page, home);
  await page.evaluate(() => document.documentElement.setAttribute('data-first', ''));
  const makes = page.locator('[data-once="makes"]');
  // Not what is laid out: a section that nobody has come near yet is not.
  const words = (await makes.textContent()) ?? '';
  expect(words).not.toBe('');
  await makes.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/search\/[a-z-]+$/);
  const list = page.url();
  await page.locator('[data-once="footer"] a[href^="/"]').first().click();
  await expect(page).not.toHaveURL(list);
  await expect(page.locator('html[data-first]')).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL(list);
  await page.goBack();
  await expect(page).toHaveURL(home);
  await expect(makes).toHaveText(words);
});
