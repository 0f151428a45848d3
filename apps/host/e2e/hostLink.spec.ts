import { expect, test } from '@playwright/test';
import { siteUrl } from './support/address.ts';
import { open } from './support/ready.ts';

test('a link leads to another page without a new document, and back; a vehicle, which browsers prepare, is a new one; with Ctrl it opens a tab of its own', async ({
  page,
  context,
}) => {
  const home = siteUrl('harbour-toyota');
  const first = page.locator('html[data-first]');
  await open(page, home);
  await page.evaluate(() => document.documentElement.setAttribute('data-first', ''));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).first().click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(first).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL(home);

  const vehicle = page.getByRole('main').locator('a[href^="/cars/"]').first();
  const opened = context.waitForEvent('page');
  await vehicle.click({ modifiers: ['Control'] });
  await expect(await opened).toHaveURL(/\/cars\/[^/]+$/);
  await expect(page).toHaveURL(home);
  await expect(first).toHaveCount(1);
  await vehicle.click();
  await expect(page).toHaveURL(/\/cars\/[^/]+$/);
  await expect(first).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(home);
});
