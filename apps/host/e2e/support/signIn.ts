import { expect, type Page } from '@playwright/test';
import { demoUrl } from './address.ts';

let people = 0;

/** A mobile nobody has signed in with in this run: a number gets only a few codes. */
export function newMobile(): string {
  people += 1;
  return `0491 570 ${String(100 + people)}`;
}

/** The newest code that the demo's outbox shows for a number. */
async function codeFor(page: Page, phone: string): Promise<string> {
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

/** Signs in on the sign-in page that the visitor was led to. */
export async function signInHere(page: Page, phone = newMobile()): Promise<string> {
  await page.getByRole('textbox', { name: /mobile/i }).fill(phone);
  await page.getByRole('button', { name: /code/i }).click();
  const code = page.getByRole('textbox', { name: /code/i });
  await expect(code).toBeVisible();
  await code.fill(await codeFor(page, phone));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  return phone;
}
