import { expect, test } from '@playwright/test';
import { siteUrl } from './support/address.ts';

const toyota = 'harbour-toyota';

test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } });

test('[ROUTE-11] [MODEL-04] grade and colour of a model change price and picture, and a category leaves its accessories', async ({
  page,
}) => {
  await page.goto(siteUrl(toyota, '/models/toyota-rav4'));
  const form = page.locator('form[action="/book-test-drive"]');
  await expect(form.getByText('From $50,200 drive away in WA')).toBeVisible();
  await expect(form.getByText('$54,495 drive away in WA')).toBeHidden();
  await form.getByLabel('Grade').selectOption('GXL');
  await form.getByRole('radio', { name: 'Bronze, adds $595' }).focus();
  await page.keyboard.press('Space');
  await expect(form.getByText('$54,495 drive away in WA')).toBeVisible();
  await expect(form.getByText('From $50,200 drive away in WA')).toBeHidden();
  await expect(page.getByRole('img', { name: 'Toyota RAV4 in Bronze' }).first()).toBeVisible();
  await form.getByRole('button', { name: 'Book a test drive' }).click();
  await expect(page).toHaveURL(/\/book-test-drive\?model=Toyota\+RAV4\+GXL&model=Bronze$/);

  await page.goto(siteUrl(toyota, '/rav4/accessories'));
  await page.getByRole('radio', { name: /^Towing/ }).check();
  await expect(page.getByText('Tow bar and tongue')).toBeVisible();
  await expect(page.getByText('Boot liner')).toBeHidden();
});
