import { expect, test, type Page } from '@playwright/test';
import { layOutWhole } from './support/accessible.ts';
import { isMatrix, siteSlugs, siteUrl } from './support/address.ts';
import { search } from './support/wire.ts';

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;
const highestPhonePage = 5_500;

/** Where the price, the main action and the line of finance end, and what of the window a visitor sees above a bar. */
const measure = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main')!;
    const bottomOf = (element: Element | undefined) => element?.getBoundingClientRect().bottom ?? Infinity;
    const first = (selector: string, pattern: RegExp) =>
      [...main.querySelectorAll(selector)].find(
        (one) => pattern.test(one.textContent ?? '') && one.getBoundingClientRect().height > 0,
      );
    const isBarShown = !main.contains(document.elementFromPoint(innerWidth / 2, innerHeight - 4));
    return {
      // A first visitor is asked for consent in a bar that takes at most 12% of a phone.
      seen: isBarShown ? innerHeight * 0.88 : innerHeight,
      price: bottomOf(first('span', /^(\$[\d,]+|Enquire for price\.|PREORDER)$/)),
      action: bottomOf(first('a, button', /^(Enquire now|Buy online|Reserve online)$/)),
      finance: bottomOf(
        first('section[aria-label="Finance"] p, a', /^(\$[\d,]+ per (week|month)|Enquire for Finance$)/),
      ),
    };
  });

/** The whole height, once everything that is laid out late has been. */
async function heightOf(page: Page): Promise<number> {
  await layOutWhole(page);
  return page.evaluate(() => document.documentElement.scrollHeight);
}

for (const slug of siteSlugs) {
  test(`[VDP-01] ${slug}: price, main action and a line of finance stand in the first screen, and a phone's page is short`, async ({
    page,
  }) => {
    test.slow(isMatrix);
    const { hits } = await search(slug, { filters: 'status:in_stock AND sold:false', hitsPerPage: isMatrix ? 40 : 1 });
    for (const { slug: car } of hits) {
      for (const size of sizes) {
        await page.setViewportSize(size);
        await page.goto(siteUrl(slug, `/cars/${car}`));
        const { seen, ...ends } = await measure(page);
        for (const [what, end] of Object.entries(ends)) {
          expect.soft(end, `${what} of ${car} at ${size.width}`).toBeLessThanOrEqual(seen);
        }
        if (size.width > 400) continue;
        expect.soft(await heightOf(page), `height of ${car}`).toBeLessThanOrEqual(highestPhonePage);
      }
    }
  });
}
