import type { Page } from '@playwright/test';
import { randomInt } from 'node:crypto';

export const paidCard = '4242 4242 4242 4242';

/** Fills in the stand-in's payment page. With a code of its own each time it is another card: one holds few vehicles. */
export async function payByCard(page: Page, number = paidCard): Promise<void> {
  await page.waitForURL(/\/pay\//);
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel(/Expiry/).fill('12/30');
  await page.getByLabel('Security code').fill(String(randomInt(1_000, 10_000)));
  await page.getByRole('button', { name: /^Pay \$[\d,.]+$/ }).click();
}
