import { pageAt, pageRow } from '@forecourt/domain';
import { expect, test, type Page } from '@playwright/test';
import { brokenRules, layOutWhole } from './support/accessible.ts';
import { isMatrix, siteSlugs, siteUrl, type SiteSlug } from './support/address.ts';
import { siteFile } from './support/gated.ts';
import { open } from './support/ready.ts';
import { listedKinds, pagesBySite } from './support/sitemap.ts';
import { watchPage } from './support/watchPage.ts';
import { firstInStock } from './support/wire.ts';

const widths = [320, 390, 768, 1440];

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

/**
 * Shows the whole page at once, and its end: a bar that stays at the edge of the window covers whatever it is scrolled
 * over, but lies in the page where that ends. A page may grow meanwhile, as parts are laid out whole or arrive.
 */
async function showWhole(page: Page, width: number): Promise<void> {
  await layOutWhole(page);
  await page.setViewportSize({ width, height: await page.evaluate(() => document.documentElement.scrollHeight) });
  let before = 0;
  const grown = async () => {
    const height = await page.evaluate(() => {
      window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
      return document.documentElement.scrollHeight;
    });
    const more = height - before;
    before = height;
    return more;
  };
  await expect.poll(grown, { message: 'the page keeps its height' }).toBe(0);
}

/** A page of each kind that a site has. */
async function kindsOf(slug: SiteSlug): Promise<Record<string, string>> {
  const car = await firstInStock(slug);
  const listed = Object.entries(await listedKinds(slug));
  const rowKind = (path: string) => pageRow(pageAt(path)?.name ?? 'home').kind;
  const forms = listed.filter(([, path]) => rowKind(path) === 'form');
  const [, form = '/contact'] = forms[(siteSlugs.indexOf(slug) * 2) % forms.length] ?? [];
  const { search } = siteFile(slug).paths;
  return {
    ...Object.fromEntries(listed.filter(([, path]) => rowKind(path) === 'own')),
    // Forms differ in their fields alone, and prose in its words: each site shows another.
    [`form of ${slug}`]: form,
    prose: listed.find(([, path]) => rowKind(path) === 'prose')?.[1] ?? '/about-us',
    'nothing found': `${search}?query=zzyzzx`,
    comparison: `/compare?ids=${car.objectID}`,
    favourites: '/favourites',
    enquiry: `/enquire?car=${car.slug}`,
    'not found': '/cars/no-such-car',
  };
}

for (const slug of siteSlugs) {
  test(`[NAV-11] ${slug}: kinds of pages break no rule, report no error and fit every screen`, async ({ page }) => {
    test.setTimeout(isMatrix ? 900_000 : 180_000);
    const complaints = watchPage(page);
    const pages = (await pagesBySite(kindsOf))
      .map((one, turn) => ({ ...one, turn }))
      .filter((one) => one.slug === slug);
    expect(pages.length).toBeGreaterThan(3);
    for (const { path, turn } of pages) {
      for (const width of isMatrix ? widths : [widths[turn % widths.length] ?? 320]) {
        await page.setViewportSize({ width, height: 844 });
        await open(page, siteUrl(slug, path));
        await expect.soft(page.getByRole('heading', { level: 1 }), `${path}: one main heading`).toHaveCount(1);
        await showWhole(page, width);
        expect.soft(await brokenRules(page), `${path} at ${width}: accessible`).toEqual([]);
        expect.soft(await overflow(page), `${path} at ${width}`).toEqual([]);
        await page.setViewportSize({ width: 320, height: 700 });
        await expect.soft.poll(() => overflow(page), { message: `${path} at 320`, timeout: 2_000 }).toEqual([]);
        expect.soft(complaints.splice(0), `${path}: quiet console`).toEqual([]);
      }
    }
  });
}
