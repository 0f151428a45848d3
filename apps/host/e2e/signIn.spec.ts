import { expect, test, type Page } from '@playwright/test';
import { demoUrl, siteUrl, type SiteSlug } from './support/address.ts';
import { open, ready } from './support/ready.ts';
import { askForCode, codeFor, newMobile, signInFor, signInHere } from './support/signIn.ts';

const slug: SiteSlug = 'granite-nissan';
const numberBox = (page: Page) => page.getByRole('textbox', { name: 'Mobile number' });
const signIn = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true });
const main = (page: Page) => page.getByRole('main');

test('[GATE-02] [GATE-06] [ROUTE-08] by keyboard alone: a gated page, the number, the code, and back on the page', async ({
  page,
}) => {
  const phone = newMobile();
  await open(page, siteUrl(slug, '/my-nissan-garage'));
  await expect(page).toHaveURL(/\/sign-in\?type=garage&redirect=%2Fmy-garage&back=%2F$/);
  await ready(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to your garage');
  await numberBox(page).focus();
  await page.keyboard.type(phone);
  await page.keyboard.press('Enter');
  const code = page.getByRole('textbox', { name: '6-digit code' });
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await page.keyboard.type(await codeFor(page, phone));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(siteUrl(slug, '/my-garage'));
  await expect(main(page)).toContainText(`Signed in with ${phone}.`);
  const readable = await page.evaluate(() => document.cookie);
  expect(readable).toBe('signed-in=1');
});

test('[GATE-06] a wrong code is said so beside the field, tries are counted, and after five only a new code helps', async ({
  page,
}) => {
  const phone = newMobile();
  await open(page, siteUrl(slug, '/sign-in'));
  const code = await askForCode(page, phone);
  const right = await codeFor(page, phone);
  const wrong = right === '000000' ? '111111' : '000000';
  await code.fill('12');
  await signIn(page).click();
  await expect(main(page)).toContainText('Enter the 6 digits of the code we sent you.');
  for (const left of ['4 tries', '3 tries', '2 tries', '1 try']) {
    await code.fill(wrong);
    await signIn(page).click();
    await expect(main(page)).toContainText(`you have ${left} left.`);
    await expect(code).toBeFocused();
    await expect(code).toHaveAttribute('aria-invalid', 'true');
  }
  await code.fill(wrong);
  await signIn(page).click();
  await expect(main(page)).toContainText('That code was wrong too often. Please ask for a new one.');
  await code.fill(right);
  await signIn(page).click();
  await expect(main(page)).toContainText('Please ask for a new one.');
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('__Host-forecourt');
});

test('[GATE-06] the number can be changed, another code has to wait, and the old code is worth nothing once used', async ({
  page,
}) => {
  const [first, second] = [newMobile(), newMobile()];
  await page.clock.install();
  await open(page, siteUrl(slug, '/sign-in?redirect=/contact'));
  await askForCode(page, first);
  const resend = page.getByRole('button', { name: /^Send a new code/ });
  await expect(resend).toBeDisabled();
  await expect(resend).toHaveText(/Send a new code in \d+ seconds?/);
  await page.clock.runFor(61_000);
  await expect(resend).toBeEnabled();
  await page.getByRole('button', { name: 'Use another number' }).click();
  await expect(numberBox(page)).toHaveValue(first);
  const code = await askForCode(page, second);
  await expect(main(page)).toContainText(`${second.slice(-3)}`);
  const text = await codeFor(page, second);
  await code.fill(text);
  await signIn(page).click();
  await expect(page).toHaveURL(siteUrl(slug, '/contact'));
});

test('[GATE-06] asking again at once, without JavaScript too, sends no second message, and the first code still works', async ({
  browser,
}) => {
  const phone = newMobile();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (let times = 0; times < 4; times += 1) {
    await page.goto(siteUrl(slug, '/sign-in?redirect=/my-garage'));
    await askForCode(page, phone);
  }
  const outbox = await context.newPage();
  await outbox.goto(demoUrl('/demo/outbox'));
  const messages = outbox.getByRole('region', { name: 'Text messages' }).locator('tr');
  await expect(messages.filter({ hasText: phone.replace(/\D/g, '').slice(1) })).toHaveCount(1);
  await page.getByRole('textbox', { name: '6-digit code' }).fill(await codeFor(page, phone));
  await signIn(page).click();
  await expect(page).toHaveURL(siteUrl(slug, '/my-garage'));
  await context.close();
});

test('[GATE-06] what is no Australian mobile gets no code, and stays as it was typed', async ({ page }) => {
  await open(page, siteUrl(slug, '/sign-in'));
  for (const text of ['08 9335 0100', '+1 202 555 0143', '0412 345', 'robin@example.com']) {
    await numberBox(page).fill(text);
    await page.getByRole('button', { name: 'Text me a code' }).click();
    await expect(main(page)).toContainText('Enter an Australian mobile number, such as 0412 345 678.');
    await expect(numberBox(page)).toHaveValue(text);
  }
});

test('[GATE-05] hostile addresses in redirect and back never lead off the site, in links, forms or after signing in', async ({
  page,
}) => {
  const home = siteUrl(slug, '/');
  const hostile = [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/%2f/evil.example',
    '/\t/evil.example',
  ];
  for (const given of hostile) {
    const encoded = encodeURIComponent(given);
    await page.goto(siteUrl(slug, `/sign-in?redirect=${encoded}&back=${encoded}`));
    await expect(page.getByRole('link', { name: 'Back', exact: true })).toHaveAttribute('href', '/');
    await expect(page.locator('input[name=redirect]')).toHaveValue('/');
  }
  await page.goto(siteUrl(slug, `/sign-in?redirect=${encodeURIComponent('//evil.example')}`));
  await ready(page);
  // Whoever changes the form itself gets no further.
  await page.locator('input[name=redirect]').evaluate((one: HTMLInputElement) => (one.value = '//evil.example/x'));
  await signInHere(page);
  await expect(page).toHaveURL(home);
  for (const given of hostile) {
    await page.goto(siteUrl(slug, `/sign-in?redirect=${encodeURIComponent(given)}`));
    await expect(page).toHaveURL(home);
  }
});

test('[GATE-06] a session of one site is none on another, and signing out ends it here', async ({ page }) => {
  await signInFor(page, slug, '/my-garage');
  await page.goto(siteUrl('sunrise-kia', '/my-garage'));
  await expect(page).toHaveURL(/sunrise-kia.*\/sign-in\?type=garage/);
  await page.goto(siteUrl(slug, '/my-garage'));
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page).toHaveURL(siteUrl(slug, '/'));
  await page.goto(siteUrl(slug, '/my-garage'));
  await expect(page).toHaveURL(/\/sign-in\?type=garage/);
});
