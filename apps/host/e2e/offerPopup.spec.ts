import { expect, test, type Page } from '@playwright/test';
import { siteUrl } from './support/address.ts';
import { open } from './support/ready.ts';

const at = (path: string) => siteUrl('harbour-toyota', path);
const popup = (page: Page) => page.getByRole('dialog', { name: '$2,000 towards your HiLux tray' });

async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight }));
}

for (const [device, viewport] of [
  ['phone', { width: 390, height: 844 }],
  ['desktop', { width: 1_280, height: 900 }],
] as const) {
  test(`[OFFER-03] on a ${device} an offer comes up on the second page that is read, and stays away once closed`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await open(page, at('/'));
    await readToTheEnd(page);
    await page.waitForTimeout(500);
    await expect(popup(page)).toHaveCount(0);

    await open(page, at('/about-us'));
    await expect(popup(page)).toHaveCount(0);
    await readToTheEnd(page);
    await expect(popup(page)).toBeVisible();
    await expect(popup(page).locator('img')).toBeVisible();
    await expect(popup(page)).toContainText('On every new HiLux in stock');
    const box = await popup(page).boundingBox();
    expect(box?.width).toBeLessThanOrEqual(600);
    expect(box?.height).toBeLessThanOrEqual(viewport.height * (device === 'phone' ? 0.4 : 0.8));

    await page.keyboard.press('Escape');
    await expect(popup(page)).toHaveCount(0);
    await open(page, at('/about-us'));
    await readToTheEnd(page);
    await page.waitForTimeout(1_000);
    await expect(popup(page)).toHaveCount(0);
  });
}

test('[OFFER-03] the button of an offer that came up leads to its page', async ({ page }) => {
  await open(page, at('/'));
  await open(page, at('/about-us'));
  await readToTheEnd(page);
  await popup(page).getByRole('link', { name: 'See the offer' }).click();
  await expect(page).toHaveURL(at('/offers/toyota/hilux-tray-bonus'));
  await expect(popup(page)).toHaveCount(0);
});
