import { expect, test, type Page } from '@playwright/test';
import { siteUrl, type SiteSlug } from './support/address.ts';
import { siteOf } from './support/gated.ts';
import { listedKinds, pagesBySite } from './support/sitemap.ts';
import { search } from './support/wire.ts';

test.use({ javaScriptEnabled: false });

async function kindsOf(slug: SiteSlug): Promise<Record<string, string>> {
  const { search: list } = siteOf(slug).paths;
  const { hits } = await search(slug, { filters: 'sold:false', hitsPerPage: 2 });
  const car = hits[0]?.slug;
  return {
    ...(await listedKinds(slug)),
    'nothing found': `${list}?query=zzyzzx`,
    'found by words': `${list}?query=cheap+white+suv&sortBy=price_asc`,
    comparison: `/compare?ids=${hits.map(({ objectID }) => objectID).join(',')}`,
    favourites: '/favourites',
    print: `/print?car_id=${car}`,
    enquiry: `/enquire?car=${car}`,
    'not found': '/cars/no-such-car',
  };
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

for (const half of [0, 1]) {
  test(`[NAV-02] [ROUTE-23] no kind of page shows a button that needs scripts where there are none (${half + 1} of 2)`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.route(/\.(avif|webp|png|jpe?g|woff2?)(\?|$)/, (route) => route.abort());
    for (const [place, { slug, path }] of (await pagesBySite(kindsOf)).entries()) {
      if (place % 2 !== half) continue;
      await page.goto(siteUrl(slug, path), { waitUntil: 'domcontentloaded' });
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await deadButtons(page), `${slug}${path} at ${width}`).toEqual([]);
      }
    }
  });
}
