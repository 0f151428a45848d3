import { expect, test, type Locator, type Page } from '@playwright/test';
import { isMatrix, siteSlugs, siteUrl, type SiteSlug } from './support/address.ts';
import { open, ready } from './support/ready.ts';

const screens = [
  ['phone', { width: 390, height: 844 }],
  ['desk', { width: 1440, height: 900 }],
] as const;

/** Have other companies that need consent. */
const asking: readonly SiteSlug[] = ['coastline-caravans', 'kauri-cars'];

/** The share of a phone's screen that the question for consent may take. */
const maxConsent = 0.12;

const consent = (page: Page) =>
  page.getByRole('region').filter({ has: page.getByRole('button', { name: 'Decline', exact: true }) });

/** Whether a visitor sees the whole of an element: inside the window, and nothing over it. */
const isInSight = (element: Locator): Promise<boolean> =>
  element.evaluate((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const isOpen = (x: number, y: number) => one.contains(document.elementFromPoint(x, y));
    const across = [left + 2, (left + right) / 2, right - 2];
    return top >= 0 && bottom <= window.innerHeight && across.every((x) => isOpen(x, (top + bottom) / 2));
  });

/** Text of every price inside a link to a vehicle or an offer that a visitor sees whole. */
const pricesInSight = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const link of document.querySelectorAll('main a:is([href^="/cars/"], [href^="/offers/"])')) {
      const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (!/^\s*\$\d/.test(text.textContent ?? '')) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const { left, right, top, bottom } = range.getBoundingClientRect();
        const middle = (top + bottom) / 2;
        const isOpen = [left + 1, right - 1].every((x) => link.contains(document.elementFromPoint(x, middle)));
        if (top >= 0 && bottom <= window.innerHeight && isOpen) found.push(text.textContent ?? '');
      }
    }
    return found;
  });

for (const [at, slug] of siteSlugs.entries()) {
  // By turns: each site on one of the two.
  for (const [device, viewport] of isMatrix ? screens : screens.slice(at % 2, (at % 2) + 1)) {
    test(`the first screen of ${slug} has the search and a price on a ${device}, also for who is asked for consent`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.goto(siteUrl(slug));
      await ready(page);
      if (asking.includes(slug)) {
        // What waits for a first touch comes with it.
        await page.mouse.click(3, viewport.height / 2);
        await expect(consent(page)).toBeVisible({ timeout: 15_000 });
      }
      const finder = page.getByRole('main').getByRole('search').first();
      for (const control of await finder.getByRole('combobox').or(finder.getByRole('button')).all()) {
        expect.soft(await isInSight(control), await control.evaluate((one) => one.outerHTML.slice(0, 80))).toBe(true);
      }
      expect(await pricesInSight(page)).not.toEqual([]);
    });
  }
}

test('[AN-01] the question for consent leaves a phone its screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, siteUrl('kauri-cars'));
  await expect(consent(page)).toBeVisible({ timeout: 15_000 });
  const { height = Infinity } = (await consent(page).boundingBox()) ?? {};
  expect(height / 844).toBeLessThanOrEqual(maxConsent);
});
