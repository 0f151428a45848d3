import type { Browser, Locator, Page } from 'playwright';

/** Milliseconds that the search box waits after a keystroke before it searches. */
const typingPause = 300;
const slowDown = 4;
const patience = 15_000;

interface Watch {
  /** Time of the last keystroke, and of the first paint with other results after it. */
  typed: number;
  /** Longest wait between two keystrokes. */
  gap: number;
  painted: number | null;
  /** Longest event of each tap, in milliseconds. */
  taps: number[];
}

declare global {
  interface Window {
    searchWatch: Watch & { shown: () => string; begin: () => void };
  }
}

/** Runs in the page before its own scripts: notes keystrokes, taps and the paints that follow. */
function watchPage(): void {
  const shown = (): string =>
    [...document.querySelectorAll('main article a[href*="/cars/"]')].map((link) => link.getAttribute('href')).join(' ');
  let before = '';
  const watch = {
    ...{ typed: 0, gap: 0, painted: null as number | null, taps: [] as number[], shown },
    begin() {
      before = shown();
      watch.painted = null;
      watch.taps = [];
      [watch.typed, watch.gap] = [0, 0];
    },
  };
  window.searchWatch = watch;
  const noteKey = ({ timeStamp }: Event): void => {
    if (watch.typed > 0) watch.gap = Math.max(watch.gap, timeStamp - watch.typed);
    watch.typed = timeStamp;
  };
  addEventListener('keydown', noteKey, { capture: true });
  const noteChange = (): void => {
    if (watch.painted !== null || shown() === before) return;
    watch.painted = Infinity;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      // The first task behind a frame begins when the frame has been handed over for painting.
      port1.onmessage = () => void (watch.painted = performance.now());
      port2.postMessage(null);
    });
  };
  document.addEventListener('DOMContentLoaded', () =>
    new MutationObserver(noteChange).observe(document.body, {
      subtree: true,
      childList: true,
      attributeFilter: ['href'],
    }),
  );
  new PerformanceObserver((list) => {
    const parts = ['pointerdown', 'pointerup', 'click'];
    for (const { name, duration } of list.getEntries()) if (parts.includes(name)) watch.taps.push(duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** Opens a search page, and waits until its buttons answer. */
async function openLivePage(browser: Browser, address: string, width: number): Promise<Page> {
  const isPhone = width < 700;
  const context = await browser.newContext({
    viewport: { width, height: isPhone ? 844 : 900 },
    ...{ isMobile: isPhone, hasTouch: isPhone },
  });
  const page = await context.newPage();
  await page.addInitScript(watchPage);
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForFunction(() => {
    const buttons = [...document.querySelectorAll('main button')];
    return buttons.length > 0 && buttons.every((one) => Object.keys(one).some((key) => key.startsWith('__reactProps')));
  });
  return page;
}

/** Opens a search page as a slow machine does, and waits until its buttons answer. */
export async function openSearchPage(browser: Browser, address: string, width: number): Promise<Page> {
  const page = await openLivePage(browser, address, width);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  return page;
}

/**
 * Searches once for all that will be measured. Host and browser share the machine here: a picture that the host cuts to
 * size for the first time would take the processor from the frame that is measured.
 */
export async function warmSearches(browser: Browser, address: string, width: number, turns: number): Promise<void> {
  const page = await openLivePage(browser, address, width);
  await measureTyping(page, turns);
  await measureTaps(page, turns, width);
  await page.waitForLoadState('networkidle');
  await page.context().close();
}

/** Words to search for, each of another car: a word asked before would be answered from the browser's own store. */
async function words(page: Page, count: number): Promise<string[]> {
  const names = await page.locator('main article').getByRole('heading').allInnerTexts();
  const models = names.map((name) =>
    name
      .replace(/^\d{4}\s+/, '')
      .split(/\s+/)
      .slice(0, 2)
      .join(' ')
      .toLowerCase(),
  );
  return [...new Set(models)]
    .filter((name) => /^[a-z ]{4,14}$/.test(name))
    .reverse()
    .slice(0, count);
}

/** Milliseconds from the end of the typing pause to the paint of the new results, for several words. */
export async function measureTyping(page: Page, turns: number): Promise<number[]> {
  const box = page.getByRole('main').getByRole('searchbox').first();
  const times: number[] = [];
  for (const word of await words(page, turns)) {
    const whole = await page.evaluate(() => window.searchWatch.shown());
    await page.evaluate(() => window.searchWatch.begin());
    await box.focus();
    for (const letter of word) await page.keyboard.press(letter === ' ' ? 'Space' : letter);
    const changed = await page
      .waitForFunction(() => Number.isFinite(window.searchWatch.painted ?? Infinity), undefined, { timeout: patience })
      .then(
        () => true,
        // All the stock may answer to a word: nothing changes then, and nothing is measured.
        () => false,
      );
    if (changed) {
      const { painted, typed, gap } = await page.evaluate(() => window.searchWatch);
      // Typed so slowly, half the word would have been searched for on its own.
      if (gap < typingPause) times.push((painted ?? Infinity) - typed - typingPause);
    }
    await box.fill('');
    await page.waitForFunction((former) => window.searchWatch.shown() === former, whole, { timeout: patience });
  }
  return times;
}

async function filterPanel(page: Page, isPhone: boolean): Promise<Locator> {
  if (!isPhone) return page.getByRole('complementary', { name: 'Filters' });
  await page.getByRole('button', { name: /^Filters/ }).click();
  return page.getByRole('dialog', { name: 'Filters' });
}

/** Milliseconds from a tap on a filter to the next paint, for several filters, each set and taken off again. */
export async function measureTaps(page: Page, turns: number, width: number): Promise<number[]> {
  const panel = await filterPanel(page, width < 700);
  const times: number[] = [];
  for (let turn = 0; turn < turns * 2; turn += 1) {
    const box = panel.getByRole('checkbox').nth(Math.floor(turn / 2));
    await box.scrollIntoViewIfNeeded();
    await page.evaluate(() => window.searchWatch.begin());
    await box.click({ force: true });
    // An event is told of a while after its frame; what took less than a frame's 16 ms is not told of at all.
    await page.waitForTimeout(1_000);
    times.push(Math.max(16, ...(await page.evaluate(() => window.searchWatch.taps))));
  }
  return times;
}
