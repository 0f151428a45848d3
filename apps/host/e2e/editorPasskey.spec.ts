import { expect, test, type Page } from '@playwright/test';
import { brokenRules } from './support/accessible.ts';
import { siteUrl } from './support/address.ts';
import { documentOf, linkNamed } from './support/pageOf.ts';
import { addAuthenticator, inviteEditor, resetEditor, setUpPasskey } from './support/passkeys.ts';
import { plainVisitor } from './support/plainVisitor.ts';
import { signInFor } from './support/signIn.ts';

const site = 'southern-motor-group';
/** Of Marcus Webb, whom the site's file names among its editors. */
const marcus = '0491 570 159';

const csv = [
  'Stk,Yr,Vehicle,Kms,Rego,Drive Away',
  'S1,2021,Ford Ranger Wildtrak,"41,404",ABC123,"$47,990.00"',
  'S2,2024,Kia EV6 GT-Line,"5,100",,"$72,990.00"',
  'Total,2,,,,"$120,980.00"',
  '',
].join('\n');
const file = { name: 'stock list.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };

const heading = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

/** What the editor's calls answer to this browser: reading, writing, pictures and previews. */
const statuses = (page: Page) =>
  page.evaluate(async (slug) => {
    const json = { method: 'PUT', headers: { 'content-type': 'application/json' }, body: '{}' };
    const calls = [
      fetch(`/api/content/shown/${slug}/page`),
      fetch(`/api/content/sites/${slug}/page/mine/draft`, json),
      fetch(`/api/content/previews`, { ...json, method: 'POST' }),
      fetch(`/api/content/pictures/${slug}`, { ...json, method: 'POST' }),
    ];
    return (await Promise.all(calls)).map(({ status }) => status);
  }, site);

test('[CONT-04] [ENT-01] an editor’s number alone opens nothing: a passkey does, another device is invited, and a file of stock is tried', async ({
  page,
  browser,
}) => {
  test.slow();
  await resetEditor(site, marcus);
  const device = await addAuthenticator(page);
  await signInFor(page, site, '/edit?kind=page', marcus);
  await heading(page, 'Set up your passkey');
  expect(await statuses(page)).toEqual([401, 401, 401, 401]);
  await device.setUnlocked(false);
  await setUpPasskey(page);
  await expect(page.getByRole('alert').filter({ hasText: 'Nothing was confirmed' })).toBeVisible();
  expect(await brokenRules(page)).toEqual([]);
  await device.setUnlocked(true);
  await page.getByRole('textbox', { name: 'Name this device' }).fill('Marcus’s phone');
  await setUpPasskey(page);
  await heading(page, 'Pages');
  expect((await statuses(page))[0]).toBe(200);

  // Somebody who took over the number.
  const thief = await (await browser.newContext()).newPage();
  await addAuthenticator(thief);
  await signInFor(thief, site, '/edit', marcus);
  await heading(thief, 'Confirm it’s you');
  expect(await brokenRules(thief)).toEqual([]);
  expect(await statuses(thief)).toEqual([401, 401, 401, 401]);
  await thief.getByRole('button', { name: 'Use your passkey' }).press('Enter');
  await expect(thief.getByRole('alert').filter({ hasText: 'Nothing was confirmed' })).toBeVisible();
  await thief.goto(siteUrl(site, '/edit?invitation=AAAA'));
  await expect(thief.getByText('This invitation doesn’t work any more')).toBeVisible();

  // The same browser with an invitation is another device of the editor.
  const link = await inviteEditor(site, marcus);
  await thief.goto(link);
  await setUpPasskey(thief);
  await heading(thief, 'Offers');
  await thief.goto(link);
  await heading(thief, 'Offers');

  await page.getByRole('link', { name: 'Your passkeys' }).click();
  await heading(page, 'Your passkeys');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);
  expect(await brokenRules(page)).toEqual([]);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: /^Remove: (?!Marcus)/ }).press('Enter');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  await thief.reload();
  await heading(thief, 'Confirm it’s you');
  await thief.context().close();

  // The editor sees how a file of stock would be read, by keyboard and without JavaScript, and takes the mapping away.
  await page.goto(siteUrl(site, '/edit?stock-feed=new'));
  const read = async (buffer: Buffer) => {
    await page.getByLabel('Your stock file').setInputFiles({ ...file, buffer });
    await page.getByRole('button', { name: 'Read the file' }).press('Enter');
  };
  await read(Buffer.from('{"cars": ['));
  await expect(page.getByText('We can’t read this file')).toBeVisible();
  await read(file.buffer);
  await expect(page.getByRole('heading', { level: 2, name: file.name })).toBeFocused();
  expect(await brokenRules(page)).toEqual([]);
  await expect(page.getByRole('definition')).toHaveText(['3', '2', '0', '1']);
  await expect(page.getByRole('row', { name: /^Model / })).toContainText('Ranger');
  await expect(page.getByRole('row', { name: /^Odometer / })).toContainText(/41,404\s*→\s*41404/);

  const plain = plainVisitor(site, await page.context().cookies(siteUrl(site).replace('http:', 'https:')));
  await plain.open('/edit?stock-feed=new');
  await plain.send('type="file"', { file: { name: file.name, type: file.mimeType, content: csv } });
  const href = linkNamed(documentOf(plain.html()), 'Download the mapping').getAttribute('href');
  const mapping = JSON.parse(decodeURIComponent(String(href).replace(/^[^,]*,/, ''))) as { title: unknown };
  expect(mapping.title).toMatchObject({ column: 'Vehicle' });
});
