import { expect, test } from '@playwright/test';
import { siteUrl } from './support/address.ts';
import { leadOf } from './support/leads.ts';
import { signInFor, signInHere } from './support/signIn.ts';
import {
  answerCondition,
  choosePictures,
  describeCar,
  fillPerson,
  fillPlate,
  flow,
  openPictures,
} from './support/tradeIn.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

test('[TRADE-01] [TRADE-03] [GATE-02] without JavaScript a visitor signs in, has a car valued, sends pictures and accepts', async ({
  page,
}) => {
  test.slow();
  await page.goto(siteUrl('southern-motor-group', '/sell-my-car'));
  await expect(page).toHaveURL(/\/sign-in\?type=sell-my-car&redirect=%2Fsell-my-car/);
  await signInHere(page);
  await expect(page).toHaveURL(siteUrl('southern-motor-group', '/sell-my-car'));

  await page.getByRole('textbox', { name: 'Number plate' }).fill('1PLN400');
  await page.getByRole('button', { name: 'Find my car' }).click();
  await expect(page.getByRole('link', { name: /state/i }).first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Number plate' })).toHaveValue('1PLN400');

  await fillPlate(page, '1PLN400');
  await describeCar(page, '42,000');
  await answerCondition(page);
  await choosePictures(page, 2);
  await page.getByRole('button', { name: 'Send these pictures' }).click();
  await expect(page.getByText('2 of 8 pictures added')).toBeVisible();
  await expect(page.getByRole('img', { name: /^Picture [12] of 2/ })).toHaveCount(2);
  await page.getByRole('button', { name: 'Remove picture 1' }).click();
  await expect(page.getByText('1 of 8 pictures added')).toBeVisible();

  await flow(page).getByRole('textbox', { name: 'First name' }).fill('Robin');
  await flow(page)
    .getByRole('button', { name: /^Accept \$/ })
    .click();
  await expect(flow(page).getByRole('textbox', { name: 'First name' })).toHaveValue('Robin');
  await fillPerson(page);
  await flow(page)
    .getByRole('button', { name: /^Accept \$/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Offer accepted');
  const reference = (await page.getByText(/^Reference /).innerText()).replace('Reference ', '').trim();
  expect(await leadOf(page, reference)).toContain('3. Offer Accepted');
});

test('[TRADE-01] without JavaScript a file that is no picture is refused in words, and nothing typed is lost', async ({
  page,
}) => {
  await signInFor(page, 'haggle-free-cars', '/trade-in');
  await fillPlate(page, '1PLN500');
  await describeCar(page, '42,000');
  await answerCondition(page);
  const fake = { name: 'car.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload="alert(1)"/>') };
  const pictures = await openPictures(page);
  await pictures.locator('input[type=file][name=pictures]').setInputFiles(fake);
  await page.getByRole('button', { name: 'Send these pictures' }).click();
  await expect(page.getByText(/Some files were left out/)).toBeVisible();
  await expect(page.getByText('0 of 8 pictures added')).toBeVisible();
});
