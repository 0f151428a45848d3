import { expect, test, type Page } from '@playwright/test';
import { siteUrl } from './support/address.ts';
import { takenBy } from './support/demoStock.ts';
import { payByCard } from './support/pay.ts';

const slug = 'haggle-free-cars';

const next = (page: Page) =>
  page
    .getByRole('main')
    .locator('form')
    .last()
    .getByRole('button', { name: /continue|next|save/i });

test('[ROUTE-04] [RES-04] an order is put together step by step, kept, and ends as a held car', async ({ page }) => {
  const { slug: car } = await takenBy('order');
  await page.goto(siteUrl(slug, `/checkout-journey?car_id=${car}`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await next(page).click();
  await expect(page).toHaveURL(/step=trade-in/);
  await page.getByRole('radio', { name: /^No/ }).first().check();
  await next(page).click();
  await expect(page).toHaveURL(/step=payment/);
  await page
    .getByRole('radio', { name: /cash|own money|bank/i })
    .first()
    .check();
  await next(page).click();
  await expect(page).toHaveURL(/step=extras/);
  await next(page).click();
  await expect(page).toHaveURL(/step=delivery/);
  await page.reload();
  await expect(page).toHaveURL(/step=delivery/);
  await page.getByRole('radio', { name: /pick/i }).first().check();
  await next(page).click();
  await expect(page).toHaveURL(/step=details/);
  await next(page).click();
  await expect(page.getByText('Enter your first name.').first()).toBeVisible();
  for (const [label, text] of Object.entries({
    'First name': 'Robin',
    'Last name': 'Nguyen',
    Email: 'robin@example.com.au',
    Phone: '0412 345 678',
    Postcode: '4127',
  })) {
    await page.getByRole('textbox', { name: label }).fill(text);
  }
  await next(page).click();
  await expect(page).toHaveURL(/step=deposit/);
  await page
    .getByRole('main')
    .locator('form')
    .last()
    .getByRole('button', { name: /pay|deposit/i })
    .click();
  await payByCard(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Your order is in', { timeout: 20_000 });
});

test('[ROUTE-03] buying under the car’s own address is there where the site wants it, and missing elsewhere', async ({
  page,
}) => {
  const { slug: car } = await takenBy('page of an order');
  const here = await page.goto(siteUrl(slug, `/cars/${car}/buy-online`));
  expect(here?.status()).toBe(200);
  const elsewhere = await page.goto(siteUrl('granite-nissan', `/cars/${car}/buy-online`));
  expect(elsewhere?.status()).toBe(404);
});
