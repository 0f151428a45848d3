import { expect, test, type Page } from '@playwright/test';
import { brokenRules } from './support/accessible.ts';
import { siteUrl } from './support/address.ts';
import { askSite } from './support/wire.ts';
import { greyPicture } from './support/plainForm.ts';
import { addAuthenticator, resetEditor, setUpPasskey } from './support/passkeys.ts';
import { signInFor } from './support/signIn.ts';

const site = 'harbour-toyota';
/** Of Dana Whitcombe, whom the site's file names among its editors. */
const dana = '0491 570 156';
const title = `Open evening ${Date.now()}`;
const slug = title.toLowerCase().replaceAll(' ', '-');
const key = { authorization: 'Bearer demo-admin', 'content-type': 'application/json' };
const record = `/api/content/sites/${site}/page/${slug}`;

const tell = (page: Page, words: string) => expect(page.getByText(words, { exact: true })).toBeVisible();

test('[CONT-04] a dealer’s own people write a page, look at it, publish it and take it away, without code', async ({
  page,
  browser,
}) => {
  test.slow();
  const statusFor = async (address: string) => (await askSite(site, address)).status;
  await resetEditor(site, dana);
  await addAuthenticator(page);
  await signInFor(page, site, '/edit?kind=page', dana);
  await setUpPasskey(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Pages' })).toBeVisible();
  await tell(page, 'Dana Whitcombe');
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Text for all dealers in Australia' }).first(),
  ).toBeVisible();
  expect(await brokenRules(page)).toEqual([]);

  await page.getByRole('link', { name: 'New page' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.getByRole('textbox', { name: /^Text/ }).fill('Come and see **every HiLux**.');
  await page.getByRole('button', { name: 'Add: Button' }).click();
  await page.getByRole('textbox', { name: 'Label' }).fill('Tell us that you come');
  await page.getByRole('textbox', { name: 'Links to' }).fill('nowhere');
  await page.getByRole('button', { name: 'Publish' }).click();
  // What is wrong stands above the form, with the focus, and beside its field.
  const problem = page.getByRole('alert').getByRole('link', { name: /^Links to: give a path of this site/ });
  await expect(problem).toBeVisible();
  expect(await statusFor(`/pages/${slug}`)).toBe(404);
  await problem.press('Enter');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('/contact');
  // What is seldom needed opens, stays open while somebody types, and opens by itself for what is wrong in it.
  const more = page.locator('summary', { hasText: 'More settings' });
  const picture = page.getByRole('textbox', { name: /^Picture/ });
  await expect(picture).toBeHidden();
  await more.press('Enter');
  await picture.fill('no address');
  await expect(picture).toBeVisible();
  await more.click();
  await expect(picture).toBeHidden();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(picture).toBeVisible();
  await picture.fill('');

  // A picture comes from the device. What is none says so, and leaves what was written.
  const chooser = page.getByLabel('Choose a picture: Picture');
  const choose = (buffer: Buffer) => chooser.setInputFiles({ name: 'yard.jpg', mimeType: 'image/jpeg', buffer });
  await picture.press('Tab');
  await expect(chooser).toBeFocused();
  await choose(Buffer.from('<html>'));
  await expect(page.getByRole('alert').filter({ hasText: 'Choose a JPEG, PNG, WebP or AVIF.' })).toBeVisible();
  await expect(picture).toHaveValue('');
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(title);
  await choose(greyPicture);
  await expect(picture).toHaveValue(/^\/media\/content\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('alert').filter({ hasText: 'Choose a JPEG' })).toHaveCount(0);
  const shown = page.getByRole('img', { name: 'Picture (current)' });
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.getByRole('textbox', { name: /^What the picture shows/ }).fill('Our yard in grey');
  expect(await brokenRules(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save draft' }).press('Enter');
  // Under its own address, with the message, the focus on it, and what is typed from now on.
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await tell(page, 'Draft saved');
  await expect(page.locator('.edit-record [tabindex="-1"]:focus')).toContainText('Draft saved');
  expect(await statusFor(`/pages/${slug}`)).toBe(404);

  await page.getByRole('button', { name: 'Preview' }).click();
  const link = await page.getByRole('link', { name: 'View it' }).getAttribute('href');
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(String(link));
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await page.getByRole('button', { name: 'Publish' }).click();
  await tell(page, 'Published');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('link', { name: 'View it' })).toHaveAttribute('href', `/pages/${slug}`);
  expect((await visitor.goto(siteUrl(site, `/pages/${slug}`)))?.status()).toBe(200);
  await expect(visitor.getByRole('strong').filter({ hasText: 'every HiLux' })).toBeVisible();
  // In the widths that pages ask for.
  const yard = visitor.getByRole('img', { name: 'Our yard in grey' });
  await expect(yard).toHaveAttribute('srcset', /\/media\/content\/[0-9a-f-]{36}\/640 640w/);
  await expect.poll(() => yard.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(visitor.getByRole('link', { name: 'Tell us that you come' })).toHaveAttribute('href', '/contact');
  await visitor.context().close();

  // An agency's system changes it meanwhile: nothing is written over.
  await page.reload();
  await page.getByRole('textbox', { name: /^Introduction/ }).fill('On Friday.');
  await askSite(site, record, { method: 'PATCH', headers: key, body: JSON.stringify({ lead: 'On Saturday.' }) });
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText(/^Someone changed it since you opened it/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Introduction/ })).toHaveValue('On Friday.');

  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByRole('textbox', { name: /^Introduction/ })).toHaveValue('On Saturday.');
  await page.getByRole('button', { name: 'Remove this page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pages' })).toBeVisible();
  await expect(page.getByText(title)).toHaveCount(0);
  expect(await statusFor(`/pages/${slug}`)).toBe(404);

  // A new page is written over none that there is, whoever wrote it.
  await page.goto(siteUrl(site, '/edit?kind=page&record='));
  await page.getByRole('textbox', { name: 'Title' }).fill('Privacy policy');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText(/^Another page already has the address privacy-policy/)).toBeVisible();
});
