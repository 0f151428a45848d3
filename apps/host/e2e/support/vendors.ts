import { expect, type Locator, type Page } from '@playwright/test';

/** Requests of a page to other companies, in their order. */
export function vendorCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('.vendor.localhost') && calls.push(request.url()));
  return calls;
}

/** Touches the page until something is shown: the first touch counts once the code that waits for it is there. */
export const touchUntil = (page: Page, shown: Locator): Promise<void> =>
  expect(async () => {
    await page.mouse.click(5, 5);
    await expect(shown).toBeVisible({ timeout: 1_000 });
  }).toPass();
