import { expect, test } from '@playwright/test';
import { siteUrl } from './support/address.ts';
import { open } from './support/ready.ts';

const home = siteUrl('harbour-toyota');

test('a link leads to another page without a new document, and back', async ({ page }) => {
  await open(page, home);
  await page.evaluate(() => document.documentElement.setAttribute('data-first', ''));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).first().click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.locator('html[data-first]')).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL(home);
});

test('a vehicle, which browsers prepare, is a new document where they do', async ({ page }) => {
  await open(page, home);
  await page.evaluate(() => document.documentElement.setAttribute('data-first', ''));
  await page.getByRole('main').locator('a[href^="/cars/"]').first().click();
  await expect(page).toHaveURL(/\/cars\/[^/]+$/);
  await expect(page.locator('html[data-first]')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(home);
});

test('a link that is pressed with Ctrl opens a tab of its own, and the page stays', async ({ page, context }) => {
  await open(page, home);
  const opened = context.waitForEvent('page');
  await page
    .getByRole('main')
    .locator('a[href^="/cars/"]')
    .first()
    .click({ modifiers: ['Control'] });
  await expect(await opened).toHaveURL(/\/cars\/[^/]+$/);
  await expect(page).toHaveURL(home);
});
