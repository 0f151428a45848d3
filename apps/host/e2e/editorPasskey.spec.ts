import { expect, test, type Browser, type Page } from '@playwright/test';
import { brokenRules } from './support/accessible.ts';
import { siteUrl } from './support/address.ts';
import { addAuthenticator, inviteEditor, resetEditor, setUpPasskey } from './support/passkeys.ts';
import { signInFor, signInHere } from './support/signIn.ts';

const site = 'southern-motor-group';
/** Of Marcus Webb, whom the site's file names among its editors. */
const marcus = '0491 570 159';

test.beforeAll(() => resetEditor(site, marcus));

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

const newPage = async (browser: Browser) => (await browser.newContext()).newPage();

test('[CONT-04] an editor’s number alone opens nothing: a passkey does, and another device is invited', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const device = await addAuthenticator(page);
  await page.goto(siteUrl(site, '/edit?kind=page'));
  await signInHere(page, marcus);
  await heading(page, 'Set up your passkey');
  expect(await brokenRules(page)).toEqual([]);
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
  const thief = await newPage(browser);
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
});

test('[CONT-04] without JavaScript the editor says that passkeys need it', async ({ browser }) => {
  await resetEditor(site, marcus);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(siteUrl(site, '/edit'));
  await signInHere(page, marcus);
  const notice = page.locator('main noscript p').first();
  await expect(notice).toBeVisible();
  await expect(notice).toHaveJSProperty('textContent', 'Passkeys need JavaScript');
  await expect(page.getByRole('button', { name: 'Set up your passkey' })).toHaveCount(0);
});
