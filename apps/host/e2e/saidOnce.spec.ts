import { expect, test } from '@playwright/test';
import { siteUrl } from './support/address.ts';
import { open } from './support/ready.ts';

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
