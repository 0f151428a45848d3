import { expect, test } from '@playwright/test';
import { siteUrl } from './support/address.ts';
import { codeFor, newMobile } from './support/plainVisitor.ts';
import { open, ready } from './support/ready.ts';

const slug = 'granite-nissan';

test('[GATE-02] [GATE-06] [ROUTE-08] by keyboard alone: a gated page, the number, the code, and back on the page', async ({
  page,
}) => {
  const phone = newMobile();
  await open(page, siteUrl(slug, '/my-nissan-garage'));
  await expect(page).toHaveURL(/\/sign-in\?type=garage&redirect=%2Fmy-garage&back=%2F$/);
  await ready(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to your garage');
  await page.getByRole('textbox', { name: 'Mobile number' }).focus();
  await page.keyboard.type(phone);
  await page.keyboard.press('Enter');
  const code = page.getByRole('textbox', { name: '6-digit code' });
  await expect(code).toBeFocused();
  await page.keyboard.type(await codeFor(phone));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(siteUrl(slug, '/my-garage'));
  await expect(page.getByRole('main')).toContainText(`Signed in with ${phone}.`);
  expect(await page.evaluate(() => document.cookie)).toBe('signed-in=1');
});
