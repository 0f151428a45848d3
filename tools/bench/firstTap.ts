import type { Browser, Locator, Page } from 'playwright';
import type { MeasuredName } from './measuredPages.ts';
import { phone, slowLine } from './slowPhone.ts';

export type TapName = 'menu' | 'favourite' | 'gallery' | 'filter';

/** What a visitor taps first on each page. */
export const tapsOf: Readonly<Record<MeasuredName, readonly TapName[]>> = {
  home: ['menu'],
  search: ['filter', 'favourite'],
  vehicle: ['menu', 'favourite', 'gallery'],
  offers: ['menu'],
  article: ['menu'],
  service: ['menu'],
  contact: ['menu'],
};

const targets: Readonly<Record<TapName, (page: Page) => Locator>> = {
  menu: (page) => page.getByRole('button', { name: 'Menu' }),
  favourite: (page) => page.getByRole('main').getByRole('button', { name: /^Save / }),
  gallery: (page) => page.locator('main a:has(img[fetchpriority="high"]), main button:has(img[fetchpriority="high"])'),
  filter: (page) => page.getByRole('button', { name: /filter/i }),
};

export interface Tap {
  /** Milliseconds from the tap to the next frame. */
  paint: number;
  /** Milliseconds from the tap to the frame in which it is answered; infinite where it is not within ten seconds. */
  answer: number;
}

/** Milliseconds after the page began. */
interface TapTimes {
  touched?: number;
  painted?: number;
  answered?: number;
}

const patience = 10_000;

/** Runs in the page: notes when it is touched, and the first frames after that and after its answer. */
function watchTap(patience: number): void {
  const times: TapTimes = {};
  Object.assign(window, { tapTimes: times });
  addEventListener(
    'pointerdown',
    ({ target, timeStamp }) => {
      const button = (target as Element).closest('button, a');
      const stateOf = () => `${button?.getAttribute('aria-expanded')} ${button?.getAttribute('aria-pressed')}`;
      const shown = () => document.querySelectorAll('[role="dialog"], dialog[open], :popover-open').length;
      const before = `${stateOf()} ${shown()}`;
      times.touched = timeStamp;
      const look = () =>
        requestAnimationFrame(() => {
          setTimeout(() => (times.painted ??= performance.now()));
          if (`${stateOf()} ${shown()}` !== before) setTimeout(() => (times.answered ??= performance.now()));
          else if (performance.now() - timeStamp < patience) look();
          else times.answered = Infinity;
        });
      look();
    },
    { capture: true, once: true, passive: true },
  );
}

/** Opens a page for the first time as a slow phone, and taps one second after its first paint. */
export async function tapFirst(browser: Browser, address: string, name: TapName, slowDown: number): Promise<Tap> {
  const context = await browser.newContext({
    viewport: { width: phone.width, height: phone.height },
    deviceScaleFactor: phone.scale,
    hasTouch: true,
    isMobile: true,
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: slowLine.latencyMs,
      downloadThroughput: (slowLine.downKbps * 1_024) / 8,
      uploadThroughput: (slowLine.upKbps * 1_024) / 8,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
    await page.addInitScript(watchTap, patience);
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await targets[name](page)
      .first()
      .evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await page.waitForTimeout(1_000);
    const target = targets[name](page).filter({ visible: true }).first();
    const box = await target.boundingBox();
    if (!box) throw new Error(`${address} has no ${name} to tap.`);
    // By its place, as a finger does: a locator would wait until the page is quiet.
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    const times = await page
      .waitForFunction(
        () => {
          const { tapTimes } = window as unknown as { tapTimes: TapTimes };
          return tapTimes.answered === undefined ? null : tapTimes;
        },
        undefined,
        { timeout: 2 * patience },
      )
      // A link that has led away takes its times along.
      .catch(() => null);
    const { touched = 0, painted = Infinity, answered = Infinity } = (await times?.jsonValue()) ?? {};
    return { paint: painted - touched, answer: answered - touched };
  } finally {
    await context.close();
  }
}
