import { chromium, expect, test } from '@playwright/test';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { siteUrl } from './support/address.ts';

const site = 'harbour-toyota';

// Playwright cannot follow a page that was prepared; it makes browsers forget it.
test.describe('in a browser that prepares pages', () => {
  let browser: Browser;
  test.beforeAll(async () => {
    const { executablePath = chromium.executablePath(), args = [] } = test.info().project.use.launchOptions ?? {};
    browser = await puppeteer.launch({ executablePath, args });
  });
  test.afterAll(() => browser.close());

  const firstCard = 'main li a[href^="/cars/"]';
  /** When the page was opened, and when its first script was asked for, in milliseconds since it began to be prepared. */
  const timesOf = (page: Page) =>
    page.evaluate(() => {
      const [visit] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
        activationStart: number;
      })[];
      const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/_next/static/'));
      return {
        opened: visit?.activationStart ?? 0,
        firstScript: Math.min(...scripts.map(({ startTime }) => startTime)),
      };
    });

  test('a vehicle under the pointer is drawn before it is clicked, and its scripts wait for the visitor', async () => {
    const page = await browser.newPage();
    await page.goto(siteUrl(site, '/search'), { waitUntil: 'networkidle0' });
    await page.hover(firstCard);
    // Long enough for the page and its pictures.
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await page.click(firstCard);
    // The prepared document takes the place of the list, and with it what is asked of the list meanwhile.
    const path = () => page.evaluate(() => location.pathname).catch(() => '');
    await expect.poll(path).toMatch(/^\/cars\//);
    expect(await page.$eval('main h1', (heading) => heading.textContent)).not.toBe('');
    await page.waitForFunction(() => 'awake' in document.documentElement.dataset);
    const { opened, firstScript } = await timesOf(page);
    expect(opened).toBeGreaterThan(0);
    expect(firstScript).toBeGreaterThanOrEqual(opened);
    await page.close();
  });

  test('a vehicle in the middle of a phone’s window is drawn before it is touched', async () => {
    const page = await browser.newPage();
    await page.setViewport({ width: 390, height: 844, isMobile: true, hasTouch: true });
    await page.goto(siteUrl(site, '/search'), { waitUntil: 'networkidle0' });
    await page.waitForSelector('main a[data-next]');
    // Long enough for the page and its pictures.
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    // The prepared page may take the place of the list before the finger is up.
    await page.tap('main a[data-next]').catch(() => undefined);
    const path = () => page.evaluate(() => location.pathname).catch(() => '');
    await expect.poll(path).toMatch(/^\/cars\//);
    await page.waitForFunction(() => 'awake' in document.documentElement.dataset);
    const { opened, firstScript } = await timesOf(page);
    // Since it began to be prepared.
    expect(opened).toBeGreaterThan(1_000);
    expect(firstScript).toBeGreaterThanOrEqual(opened);
    await page.close();
  });
});
