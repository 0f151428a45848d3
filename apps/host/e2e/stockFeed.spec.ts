import { expect, test } from '@playwright/test';
import { brokenRules } from './support/accessible.ts';
import { siteUrl } from './support/address.ts';
import { addAuthenticator, resetEditor, setUpPasskey } from './support/passkeys.ts';
import { signInHere } from './support/signIn.ts';

const site = 'haggle-free-cars';
/** Of Hana Lindqvist, whom the site's file names among its editors. */
const hana = '0491 570 158';
const path = '/edit?stock-feed=new';
const csv = [
  'Stk,Yr,Vehicle,Kms,Rego,Drive Away',
  'S1,2021,Ford Ranger Wildtrak,"41,404",ABC123,"$47,990.00"',
  'S2,2024,Kia EV6 GT-Line,"5,100",,"$72,990.00"',
  'Total,2,,,,"$120,980.00"',
  '',
].join('\n');
const file = { name: 'stock list.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };

test('[ENT-01] an editor sees how a file of stock would be read, by keyboard and without JavaScript, and takes the mapping away', async ({
  page,
  browser,
}) => {
  await resetEditor(site, hana);
  await addAuthenticator(page);
  await page.goto(siteUrl(site, path));
  await signInHere(page, hana);
  await setUpPasskey(page);
  await page.getByLabel('A file of your stock').setInputFiles({ ...file, buffer: Buffer.from('{"cars": [') });
  await page.getByRole('button', { name: 'Read the file' }).press('Enter');
  await expect(page.getByText('This file cannot be read')).toBeVisible();
  await page.getByLabel('A file of your stock').setInputFiles(file);
  await page.getByRole('button', { name: 'Read the file' }).press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'stock list.csv' })).toBeFocused();
  expect(await brokenRules(page)).toEqual([]);

  const storageState = await page.context().storageState();
  const plain = await (await browser.newContext({ javaScriptEnabled: false, storageState })).newPage();
  await plain.goto(siteUrl(site, path));
  await plain.getByLabel('A file of your stock').setInputFiles(file);
  await plain.getByRole('button', { name: 'Read the file' }).click();
  await expect(plain.getByRole('heading', { level: 2, name: 'stock list.csv' })).toBeVisible();
  await expect(plain.getByRole('definition')).toHaveText(['3', '2', '0', '1']);
  await expect(plain.getByRole('row', { name: /^Model / })).toContainText('Ranger');
  await expect(plain.getByRole('row', { name: /^Odometer / })).toContainText(/41,404\s*→\s*41404/);
  const href = await plain.getByRole('link', { name: 'Download the mapping' }).getAttribute('href');
  const mapping = JSON.parse(decodeURIComponent(String(href).replace(/^[^,]*,/, ''))) as { title: unknown };
  expect(mapping.title).toMatchObject({ column: 'Vehicle' });
});
