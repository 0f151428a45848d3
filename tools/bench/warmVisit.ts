import type { Browser } from 'playwright';
import { phone } from './slowPhone.ts';

/** How many times the processor is slowed down, as the bar names it. */
const slowDown = 4;
const patience = 10_000;

/**
 * Runs in every document of the visit, because a link may lead to a new one: notes when it is tapped, and the first frame
 * that shows the vehicle's heading.
 */
function watchWay(): void {
  const clock = (): number => performance.timeOrigin + performance.now();
  const look = (): void => {
    requestAnimationFrame(() => {
      const isThere = location.pathname.startsWith('/cars/') && document.querySelector('main h1') !== null;
      if (!isThere) return look();
      setTimeout(() => Object.assign(window, { painted: clock() }));
    });
  };
  addEventListener('click', () => sessionStorage.setItem('tapped', String(clock())), { capture: true });
  look();
}

/**
 * Goes from a list to its first vehicle as a visitor who has been there before: the page's code and its data are known.
 * @returns milliseconds from the tap to the frame that shows the vehicle; infinite where it does not come
 */
export async function openWarm(browser: Browser, list: string): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: phone.width, height: phone.height },
    deviceScaleFactor: phone.scale,
    hasTouch: true,
    isMobile: true,
  });
  try {
    const page = await context.newPage();
    const link = page.locator('main li a[href^="/cars/"]').first();
    const wakened = () => page.waitForFunction(() => 'awake' in document.documentElement.dataset);
    await page.goto(list);
    await wakened();
    await link.click();
    await page.waitForURL(/\/cars\//);
    await page.waitForLoadState('networkidle');
    await page.addInitScript(watchWay);
    await page.goto(list);
    await wakened();
    await page.waitForLoadState('networkidle');
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
    await link.click();
    const way = await page
      .waitForFunction(
        () => {
          const { painted } = window as unknown as { painted?: number };
          return painted === undefined ? null : painted - Number(sessionStorage.getItem('tapped'));
        },
        undefined,
        { timeout: patience },
      )
      .catch(() => null);
    return (await way?.jsonValue()) ?? Infinity;
  } finally {
    await context.close();
  }
}
