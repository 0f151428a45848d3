import type { Browser, Locator, Page } from 'playwright';
import type { Slowness } from './machineSpeed.ts';

/** Milliseconds that the search box waits after a keystroke before it searches. */
const typingPause = 300;
const slowDown = 4;
const patience = 15_000;
/** Milliseconds of idle time before a page is measured, so that the previous list has finished rendering. */
const rest = 1_000;

/** What several turns took, in milliseconds. */
export interface Turns {
  times: number[];
  /** How many times slower than at its best the machine itself was, on average. */
  slowness: number;
}

/**
 * Repeats a measurement, and before each checks how slow the machine itself is.
 * @param max turns that there are
 * @param turn takes one, and tells its time; null when there was nothing to measure
 */
async function takeTurns(
  { asked, max, slowness }: { asked: number; max: number; slowness: Slowness },
  turn: (number: number) => Promise<number | null>,
): Promise<Turns> {
  const times: number[] = [];
  let sum = 0;
  for (let number = 0; number < max && times.length < asked; number += 1) {
    const now = await slowness();
    const time = await turn(number);
    if (time === null) continue;
    times.push(time);
    sum += now;
  }
  return { times, slowness: sum / Math.max(1, times.length) };
}

interface Watch {
  /** Time of the last keystroke, and of the first paint with other results after it. */
  typed: number;
  /** Longest wait between two keystrokes. */
  gap: number;
  painted: number | null;
  /** Comes with that paint. To ask every frame whether it has come would cost the page a part of every frame. */
  hasPainted: Promise<void>;
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
  let settle = (): void => undefined;
  const watch = {
    typed: 0,
    gap: 0,
    painted: null as number | null,
    taps: [] as number[],
    shown,
    hasPainted: Promise.resolve(),
    begin() {
      before = shown();
      watch.painted = null;
      watch.taps = [];
      [watch.typed, watch.gap] = [0, 0];
      watch.hasPainted = new Promise((resolve) => (settle = resolve));
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
      port1.onmessage = () => {
        watch.painted = performance.now();
        settle();
      };
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
    isMobile: isPhone,
    hasTouch: isPhone,
  });
  const page = await context.newPage();
  await page.addInitScript(watchPage);
  await page.goto(address, { waitUntil: 'load' });
  // The page says so itself (ADR 0032).
  await page.waitForFunction(() => 'awake' in document.documentElement.dataset);
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
  for (const word of await words(page)) await measureWord(page, word);
  await measureTaps(page, turns, width, async () => 1);
  await page.waitForLoadState('networkidle');
  await page.context().close();
}

/** Words to search for, each from a different car: a repeated word would be answered from the browser's cache. */
async function words(page: Page): Promise<string[]> {
  // Cards out of sight have no text that is drawn.
  const names = await page.locator('main article').getByRole('heading').allTextContents();
  const models = names.map((name) =>
    name
      .replace(/^\d{4}\s+/, '')
      .split(/\s+/)
      .slice(0, 2)
      .join(' ')
      .toLowerCase(),
  );
  return [...new Set(models)].filter((name) => /^[a-z ]{4,18}$/.test(name)).reverse();
}

/** Milliseconds from the end of the typing pause to the paint of the new results; null when they stayed the same. */
async function measureWord(page: Page, word: string): Promise<number | null> {
  const box = page.getByRole('main').getByRole('searchbox').first();
  const whole = await page.evaluate(() => window.searchWatch.shown());
  await page.evaluate(() => window.searchWatch.begin());
  await box.focus();
  for (const letter of word) await page.keyboard.press(letter === ' ' ? 'Space' : letter);
  const changed = await page.evaluate(
    (time) =>
      Promise.race([
        window.searchWatch.hasPainted.then(() => true),
        new Promise<boolean>((resolve) => setTimeout(resolve, time, false)),
      ]),
    patience,
  );
  const { painted, typed, gap } = await page.evaluate(() => window.searchWatch);
  await box.fill('');
  await page.waitForFunction((former) => window.searchWatch.shown() === former, whole, {
    timeout: patience,
    polling: 100,
  });
  await page.waitForTimeout(rest);
  // All the stock may answer to a word: nothing changes then. Typed too slowly, half of it was searched for on its own.
  return changed && gap < typingPause ? (painted ?? Infinity) - typed - typingPause : null;
}

/** From the end of the typing pause to the paint of the new results, for several words. */
export async function measureTyping(page: Page, turns: number, slowness: Slowness): Promise<Turns> {
  const all = await words(page);
  return takeTurns({ asked: turns, max: all.length, slowness }, (number) => measureWord(page, all[number] ?? ''));
}

async function filterPanel(page: Page, isPhone: boolean): Promise<Locator> {
  if (!isPhone) return page.getByRole('complementary', { name: 'Filters' });
  await page.getByRole('button', { name: /^Filters/ }).click();
  return page.getByRole('dialog', { name: 'Filters' });
}

/** From a tap on a filter to the next paint, for several filters, each set and taken off again. */
export async function measureTaps(page: Page, turns: number, width: number, slowness: Slowness): Promise<Turns> {
  const panel = await filterPanel(page, width < 700);
  const boxes = panel.getByRole('checkbox');
  await boxes.first().waitFor();
  const count = await boxes.count();
  return takeTurns({ asked: turns * 2, max: turns * 2, slowness }, async (number) => {
    const box = boxes.nth(Math.floor(number / 2) % count);
    await box.scrollIntoViewIfNeeded();
    await page.evaluate(() => window.searchWatch.begin());
    await box.click({ force: true });
    // An event is reported a while after its frame; one that took less than a frame's 16 ms is not reported at all.
    await page.waitForTimeout(rest);
    return Math.max(16, ...(await page.evaluate(() => window.searchWatch.taps)));
  });
}
