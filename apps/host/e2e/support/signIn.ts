import { expect, type Locator, type Page } from '@playwright/test';
import { demoUrl, siteUrl, type SiteSlug } from './address.ts';
import { newMobile } from './plainVisitor.ts';

export { newMobile };

/** The newest code that the demo's outbox shows for a number. */
export async function codeFor(page: Page, phone: string): Promise<string> {
  const digits = phone.replace(/\D/g, '').slice(1);
  const outbox = await page.context().newPage();
  const row = outbox.getByRole('region', { name: 'Text messages' }).locator('tr').filter({ hasText: digits }).first();
  await expect(async () => {
    await outbox.goto(demoUrl('/demo/outbox'));
    await expect(row).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 15_000 });
  const [code] = /\b\d{6}\b/.exec(await row.innerText()) ?? [];
  await outbox.close();
  expect(code, 'a code of six digits').toBeDefined();
  return code ?? '';
}

/** Asks for a code on the sign-in page that the visitor was led to, and waits until one is asked for. */
export async function askForCode(page: Page, phone: string): Promise<Locator> {
  await page.getByRole('textbox', { name: 'Mobile number' }).fill(phone);
  await page.getByRole('button', { name: 'Text me a code' }).click();
  const code = page.getByRole('textbox', { name: '6-digit code' });
  await expect(code).toBeVisible();
  return code;
}

/** Signs in on the sign-in page that the visitor was led to. */
export async function signInHere(page: Page, phone = newMobile()): Promise<string> {
  const code = await askForCode(page, phone);
  await code.fill(await codeFor(page, phone));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).not.toHaveURL(/\/sign-in/);
  return phone;
}

/** Opens a page of a site as a visitor who signs in on the way, whether or not the page asks for it. */
export async function signInFor(page: Page, slug: SiteSlug, path: string, phone = newMobile(slug)): Promise<string> {
  await page.goto(siteUrl(slug, `/sign-in?redirect=${encodeURIComponent(path)}`));
  await signInHere(page, phone);
  await page.waitForURL(siteUrl(slug, path));
  return phone;
}
