import { pageAt } from '@forecourt/domain';
import { expect, test, type Page } from '@playwright/test';
import { siteSlugs, siteUrl, type SiteSlug } from './support/address.ts';
import { siteOf } from './support/gated.ts';
import { sitemapAddresses } from './support/sitemap.ts';
import { search } from './support/wire.ts';

test.use({ javaScriptEnabled: false });

/**
 * Pages of a site that differ most, and of the other kinds that its sitemap names one in so many as there are sites:
 * every kind is looked at on some site.
 */
async function pathsOf(slug: SiteSlug): Promise<string[]> {
  const kinds = new Map<string, string>();
  for (const address of await sitemapAddresses(slug)) {
    const { pathname } = new URL(address);
    const kind = pageAt(pathname)?.name ?? pathname.split('/')[1] ?? '';
    if (!kinds.has(kind)) kinds.set(kind, pathname);
  }
  const { paths } = siteOf(slug);
  const { hits } = await search(slug, { filters: 'sold:false', hitsPerPage: 2 });
  const [car] = hits;
  const ids = hits.map(({ objectID }) => objectID).join(',');
  return [
    ...[...kinds.values()].filter((_, place) => place % siteSlugs.length === siteSlugs.indexOf(slug)),
    '/',
    `/cars/${car?.slug}`,
    `${paths.search}?query=zzyzzx`,
    `${paths.search}?query=cheap+white+suv&sortBy=price_asc`,
    `/compare?ids=${ids}`,
    '/favourites',
    `/print?car_id=${car?.slug}`,
    `/enquire?car=${car?.slug}`,
    '/cars/no-such-car',
  ];
}

/** Buttons that a visitor sees and that do nothing by themselves: no form, no popover, no command. */
const deadButtons = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, input[type=button], [role=button]')]
      .filter((one) => {
        const isForm = one instanceof HTMLButtonElement && one.type !== 'button' && one.form !== null;
        const isWired = one.hasAttribute('popovertarget') || one.hasAttribute('commandfor') || one.hasAttribute('href');
        return !isForm && !isWired && !one.matches(':disabled') && one.checkVisibility({ visibilityProperty: true });
      })
      .map((one) => one.getAttribute('aria-label') ?? one.textContent.trim()),
  );

for (const slug of siteSlugs) {
  test(`[NAV-02] [ROUTE-23] ${slug}: no page shows a button that needs scripts where there are none`, async ({
    page,
  }) => {
    await page.route(/\.(avif|webp|png|jpe?g|woff2?)(\?|$)/, (route) => route.abort());
    for (const path of await pathsOf(slug)) {
      await page.goto(siteUrl(slug, path), { waitUntil: 'domcontentloaded' });
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await deadButtons(page), `${path} at ${width}`).toEqual([]);
      }
    }
  });
}
