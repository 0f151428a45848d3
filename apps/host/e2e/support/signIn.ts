import { expect, type Page } from '@playwright/test';
import { siteUrl, type SiteSlug } from './address.ts';
import { codeFor, newMobile, signedInVisitor } from './plainVisitor.ts';

/** Signs in on the sign-in page that the visitor was led to. */
export async function signInHere(page: Page): Promise<void> {
  const phone = newMobile();
  await page.getByRole('textbox', { name: 'Mobile number' }).fill(phone);
  await page.getByRole('button', { name: 'Text me a code' }).click();
  const code = page.getByRole('textbox', { name: '6-digit code' });
  await expect(code).toBeVisible();
  await code.fill(await codeFor(phone));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).not.toHaveURL(/\/sign-in/);
}

/** Opens a page of a site as a visitor who has signed in, without a walk through the pages of the sign-in. */
export async function signInFor(page: Page, slug: SiteSlug, path: string, phone = newMobile(slug)): Promise<string> {
  // A page that is open would take the sign-in for its own, and be left in the middle of what it does then.
  await page.goto('about:blank');
  const visitor = await signedInVisitor(slug, '/robots.txt', phone);
  const cookies = visitor.cookieHeader().split('; ');
  // A browser takes a secure cookie from this machine over HTTP too; only from the tests it wants the other scheme.
  const url = siteUrl(slug).replace('http:', 'https:');
  await page.context().addCookies(
    cookies.map((cookie) => {
      const [name = '', value = ''] = cookie.split('=');
      return { url, name, value, secure: true, httpOnly: name.startsWith('__Host-') };
    }),
  );
  await page.goto(siteUrl(slug, path), { waitUntil: 'domcontentloaded' });
  return phone;
}
