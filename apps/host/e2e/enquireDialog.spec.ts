import { expect, test, type Page } from '@playwright/test';
import { siteUrl } from './support/address.ts';
import { open } from './support/ready.ts';
import { firstInStock } from './support/wire.ts';

async function openCar(page: Page): Promise<string> {
  const car = await firstInStock('harbour-toyota');
  const address = siteUrl('harbour-toyota', `/cars/${car.slug}`);
  await open(page, address);
  return address;
}

const holdsFocus = (page: Page) =>
  page.getByRole('dialog').evaluate((dialog) => dialog.contains(document.activeElement));

test('by keyboard the enquiry opens, keeps the focus inside, closes and gives the focus back', async ({ page }) => {
  const address = await openCar(page);
  const button = page.getByRole('link', { name: 'Enquire', exact: true }).first();
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'First name' })).toBeVisible();
  expect(await holdsFocus(page)).toBe(true);
  for (let step = 0; step < 25; step += 1) {
    await page.keyboard.press('Tab');
    expect(await holdsFocus(page), `after ${step + 1} tabs`).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(button).toBeFocused();
  await expect(page).toHaveURL(address);
});

test('the Back button closes the enquiry and stays on the car', async ({ page }) => {
  const address = await openCar(page);
  await page.getByRole('link', { name: 'Enquire', exact: true }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
