import { expect, test } from '@playwright/test';
import { siteUrl } from './support/address.ts';
import { open } from './support/ready.ts';
import { firstInStock } from './support/wire.ts';

test('by keyboard the enquiry opens, keeps the focus inside and gives it back; the Back button closes it and stays on the car', async ({
  page,
}) => {
  const car = await firstInStock('harbour-toyota');
  const address = siteUrl('harbour-toyota', `/cars/${car.slug}`);
  await open(page, address);
  const button = page.getByRole('link', { name: 'Enquire', exact: true }).first();
  const dialog = page.getByRole('dialog');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('textbox', { name: 'First name' })).toBeVisible();
  for (let step = 0; step < 25; step += 1) {
    const isInside = await dialog.evaluate((one) => one.contains(document.activeElement));
    expect(isInside, `after ${step} tabs`).toBe(true);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await expect(page).toHaveURL(address);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(address);
});
