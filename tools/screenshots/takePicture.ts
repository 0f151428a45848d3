import type { Browser, Page } from 'playwright';
import sharp from 'sharp';

export interface PictureOrder {
  address: string;
  /** Window in CSS pixels. */
  width: number;
  height: number;
  /** The whole page, or only what the window shows. */
  whole: boolean;
}

/** Loads every lazy picture by scrolling to the end. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
}

async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    const shown = [...document.images].filter((image) => image.currentSrc !== '' && image.loading !== 'lazy');
    const decoded = shown.map((image) => image.decode().catch(() => undefined));
    await Promise.all([document.fonts.ready, ...decoded]);
  });
}

/** A picture of one page as PNG, taken in a fresh visit. */
export async function takePicture(browser: Browser, order: PictureOrder): Promise<Buffer> {
  const { address, width, height, whole } = order;
  const visit = await browser.newContext({
    viewport: { width, height },
    locale: 'en-AU',
    timezoneId: 'Australia/Perth',
    reducedMotion: 'reduce',
  });
  try {
    const page = await visit.newPage();
    await page.goto(address, { waitUntil: 'load', timeout: 60_000 });
    if (whole) await scrollThrough(page);
    await settle(page);
    return await page.screenshot({ fullPage: whole });
  } finally {
    await visit.close();
  }
}

/**
 * Makes a picture small enough for a README: at most `width` pixels wide, in 256 colours.
 * @throws when it is still longer than `bytes`
 */
export async function shrink(png: Buffer, width: number, bytes: number): Promise<Buffer> {
  const resized = sharp(png).resize({ width, withoutEnlargement: true });
  const small = await resized.png({ palette: true, effort: 10, compressionLevel: 9 }).toBuffer();
  if (small.length <= bytes) return small;
  throw new Error(`The picture is ${small.length} bytes long, which is above ${bytes}: take it narrower.`);
}
