import { expect, type Page, type Response } from '@playwright/test';

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
  // A move that comes before the page listens wakes nothing: a visitor's hand moves on.
  await expect(async () => {
    await page.mouse.move(20, 400);
    await page.mouse.move(21, 400);
    await page.locator(drawnSearch).waitFor({ state: 'detached', timeout: 500 });
  }).toPass({ timeout: 15_000 });
}

/**
 * Waits until the parts below the first screen have their true heights. Nobody reaches the end of a page while they are
 * laid out but who jumps there in the first moment, as these journeys do: the page is a little shorter then than it was
 * when they aimed.
 */
async function laidOut(page: Page): Promise<void> {
  await page.locator('[data-later]').first().waitFor({ state: 'detached' });
}

/** Opens a page and waits until it answers. Its pictures may still be on their way. */
export async function open(page: Page, address: string): Promise<Response | null> {
  const answer = await page.goto(address, { waitUntil: 'domcontentloaded' });
  await ready(page);
  await wakeSearch(page);
  await laidOut(page);
  return answer;
}
