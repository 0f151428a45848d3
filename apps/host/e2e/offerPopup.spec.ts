import { expect, test } from '@playwright/test';
import { siteUrl } from './support/address.ts';
import { open } from './support/ready.ts';

const at = (path: string) => siteUrl('harbour-toyota', path);

test('[OFFER-03] on a phone an offer comes up on the second page that is read, leads to its page, and stays away once closed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.install();
  const popup = page.getByRole('dialog', { name: 'We’ll put $2,000 on your HiLux tray' });
  const read = async (path: string) => {
    await open(page, at(path));
    await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight }));
  };
  // Longer than a page has to be looked at for an offer.
  const stay = () => page.clock.runFor(30_000);
  await read('/');
  await stay();
  await expect(popup).toHaveCount(0);

  await read('/about-us');
  await expect(popup).toBeVisible();
  await expect(popup.locator('img')).toBeVisible();
  const box = await popup.boundingBox();
  expect(box?.height).toBeLessThanOrEqual(844 * 0.4);
  await popup.getByRole('link', { name: 'See the offer' }).click();
  await expect(page).toHaveURL(at('/offers/toyota/hilux-tray-bonus'));

  await read('/about-us');
  await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
  await read('/about-us');
  await stay();
  await expect(popup).toHaveCount(0);
});
