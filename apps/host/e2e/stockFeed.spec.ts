import { expect, test } from '@playwright/test';
import { brokenRules } from './support/accessible.ts';
import { siteUrl } from './support/address.ts';
import { newMobile, signInFor, signInHere } from './support/signIn.ts';

const site = 'harbour-toyota';
/** Of Dana Whitcombe, whom the site's file names among its editors. */
const dana = '0491 570 156';
const path = '/edit?stock-feed=new';
const csv = [
  'Stk,Yr,Vehicle,Kms,Rego,Drive Away',
  'S1,2021,Ford Ranger Wildtrak,"41,404",ABC123,"$47,990.00"',
  'S2,2024,Kia EV6 GT-Line,"5,100",,"$72,990.00"',
  'Total,2,,,,"$120,980.00"',
  '',
].join('\n');
const file = { name: 'stock list.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };

test('[ENT-01] an editor sees how a file of stock would be read, without JavaScript, and takes the mapping away', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto(siteUrl(site, path));
  await signInHere(page, dana);
  await expect(page.getByRole('heading', { level: 1, name: 'Stock feed' })).toBeVisible();
  await page.getByLabel('A file of your stock').setInputFiles(file);
  await page.getByRole('button', { name: 'Read the file' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'stock list.csv' })).toBeVisible();
  await expect(page.getByRole('definition')).toHaveText(['3', '2', '0', '1']);
  await expect(page.getByRole('row', { name: /^Model / })).toContainText('Ranger');
  await expect(page.getByRole('row', { name: /^Odometer / })).toContainText(/41,404\s*→\s*41404/);
  const href = await page.getByRole('link', { name: 'Download the mapping' }).getAttribute('href');
  const mapping = JSON.parse(decodeURIComponent(String(href).replace(/^[^,]*,/, ''))) as { title: unknown };
  expect(mapping.title).toMatchObject({ column: 'Vehicle' });
});

test('an editor hears why a file cannot be read, by keyboard, and nobody else is shown anything', async ({ page }) => {
  await signInFor(page, site, path, dana);
  await page.getByLabel('A file of your stock').setInputFiles({ ...file, buffer: Buffer.from('{"cars": [') });
  await page.getByRole('button', { name: 'Read the file' }).press('Enter');
  await expect(page.getByText('This file cannot be read')).toBeVisible();
  await page.getByLabel('A file of your stock').setInputFiles(file);
  await page.getByRole('button', { name: 'Read the file' }).press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'stock list.csv' })).toBeFocused();
  expect(await brokenRules(page)).toEqual([]);

  const stranger = await (await page.context().browser()?.newContext())?.newPage();
  if (!stranger) throw new Error('There is no browser.');
  await signInFor(stranger, site, path, newMobile());
  await expect(stranger.getByText('This number may not change this site')).toBeVisible();
  await expect(stranger.getByLabel('A file of your stock')).toHaveCount(0);
});
