import type { Page, Response } from '@playwright/test';

/**
 * Waits until every button of the page is hydrated: before, a click would be lost. Parts that hydrate only near the
 * viewport are left out.
 */
export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const buttons = [...document.querySelectorAll('button, main a')].filter(
      (one) => !one.closest('[data-not-live], [data-once]'),
    );
    return buttons.length > 0 && buttons.every((one) => Object.keys(one).some((key) => key.startsWith('__reactProps')));
  });
}

/** The search of a list page while it stands as the server drew it. */
const drawnSearch = 'main [data-not-live]:has(#filters)';

/** Lets the search of a list page come alive, as it does when a visitor does anything at all. */
export async function wakeSearch(page: Page): Promise<void> {
  if ((await page.locator(drawnSearch).count()) === 0) return;
  await page.mouse.move(20, 400);
  await page.locator(drawnSearch).waitFor({ state: 'detached' });
}

/** Opens a page and waits until it answers. Its pictures may still be on their way. */
export async function open(page: Page, address: string): Promise<Response | null> {
  const answer = await page.goto(address, { waitUntil: 'domcontentloaded' });
  await ready(page);
  await wakeSearch(page);
  return answer;
}
