import type { Page, Response } from '@playwright/test';

/**
 * Waits until every button of the page is hydrated: before, a click would be lost. Parts that hydrate only near the
 * viewport are left out.
 */
export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const buttons = [...document.querySelectorAll('button, main a')].filter((one) => !one.closest('[data-not-live]'));
    return buttons.length > 0 && buttons.every((one) => Object.keys(one).some((key) => key.startsWith('__reactProps')));
  });
}

/** Opens a page and waits until it answers. Its pictures may still be on their way. */
export async function open(page: Page, address: string): Promise<Response | null> {
  const answer = await page.goto(address, { waitUntil: 'domcontentloaded' });
  await ready(page);
  return answer;
}
