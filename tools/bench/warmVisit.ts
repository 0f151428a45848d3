import { setTimeout as wait } from 'node:timers/promises';
import puppeteer, { ProtocolError, type Browser, type Page } from 'puppeteer-core';
import { quietFlags } from '../browser/chromium.mjs';
import { ensureBrowser } from '../front-door/browser.mjs';
import { phone } from './slowPhone.ts';

/** How many times the processor is slowed down, as the bar names it. */
const slowDown = 4;
const patience = 10_000;
const link = 'main li a[href^="/cars/"]';

/** How a visitor opens a link: a tap, or a click of a pointer that has come to rest on it. */
export const warmWays = ['finger', 'pointer'] as const;
export type WarmWay = (typeof warmWays)[number];

/** Milliseconds for which a visitor looks at the list before choosing a vehicle. */
const look = 3_000;
/** Milliseconds between the touch and its end, and between the pointer's arrival and its click. */
const beforeClick: Readonly<Record<WarmWay, number>> = { finger: 100, pointer: 400 };

/** Runs in every document: notes when a link is clicked, where all documents of the site find it. */
function noteClicks(): void {
  const note = (event: Event): void =>
    localStorage.setItem('bench:clicked', String(performance.timeOrigin + event.timeStamp));
  addEventListener('click', note, { capture: true });
}

/** Milliseconds from the click to the frame that shows the largest part of the loaded page; null while there is none. */
function sinceClick(): number | null {
  if (document.readyState !== 'complete') return null;
  const observer = new PerformanceObserver(() => undefined);
  observer.observe({ type: 'largest-contentful-paint', buffered: true });
  const last = observer.takeRecords().at(-1);
  return last ? performance.timeOrigin + last.startTime - Number(localStorage.getItem('bench:clicked')) : null;
}

const isAwake = (page: Page) =>
  page.waitForFunction(() => 'awake' in document.documentElement.dataset, { timeout: patience });

/** Asks again and again: the prepared document takes the place of the list, and with it what is asked meanwhile. */
async function paintedAfter(page: Page): Promise<number> {
  for (const since = performance.now(); performance.now() - since < patience; await wait(50)) {
    const isThere = await page.evaluate(() => location.pathname.startsWith('/cars/')).catch(() => false);
    const painted = isThere ? await page.evaluate(sinceClick).catch(() => null) : null;
    if (painted !== null) return painted;
  }
  return Infinity;
}

/** The list may be gone before the browser has said that it was touched. */
const goneWithTheList = (fault: unknown): void => {
  if (!(fault instanceof ProtocolError)) throw fault;
};

async function openIn(browser: Browser, list: string, way: WarmWay): Promise<number> {
  const page = await browser.newPage();
  const isPhone = way === 'finger';
  await page.setViewport(
    isPhone
      ? { width: phone.width, height: phone.height, deviceScaleFactor: phone.scale, isMobile: true, hasTouch: true }
      : { width: 1_440, height: 900 },
  );
  await page.evaluateOnNewDocument(noteClicks);
  await page.goto(list);
  await isAwake(page);
  const first = await page.$eval(link, (one) => (one as HTMLAnchorElement).href);
  await page.goto(first, { waitUntil: 'networkidle0' });
  await page.goto(list, { waitUntil: 'networkidle0' });
  await isAwake(page);
  // Not by a session of its own, which would keep the browser from preparing pages. Holds for those too.
  await page.emulateCPUThrottling(slowDown);
  await (await page.$(link))?.scrollIntoView();
  await wait(look);
  const box = await (await page.$(link))?.boundingBox();
  if (!box) throw new Error(`${list} has no vehicle to open.`);
  const [x, y] = [box.x + box.width / 2, box.y + Math.min(box.height / 2, 100)];
  if (isPhone) {
    await page.touchscreen.touchStart(x, y);
    await wait(beforeClick[way]);
    await page.touchscreen.touchEnd().catch(goneWithTheList);
  } else {
    await page.mouse.move(x, y);
    await wait(beforeClick[way]);
    await page.mouse.click(x, y).catch(goneWithTheList);
  }
  return await paintedAfter(page);
}

/**
 * Goes from a list to its first vehicle as a visitor who has been there before: the page's code and pictures are known.
 * A browser of its own, because Playwright makes browsers forget the pages that they prepare.
 * @returns milliseconds from the click to the frame that shows the vehicle; infinite where it does not come
 */
export async function openWarm(list: string, way: WarmWay): Promise<number> {
  const browser = await puppeteer.launch({ executablePath: await ensureBrowser({ whole: true }), args: quietFlags });
  try {
    return await openIn(browser, list, way);
  } finally {
    await browser.close();
  }
}
