import { devices, expect, test } from '@playwright/test';
import { siteUrl } from './support/address.ts';

const phone = devices['Pixel 5'];

test('[NAV-10] a chat opens by itself on a page of service on a phone, asks its provider on a tap only, and is measured with the visit', async ({
  browser,
}) => {
  const context = await browser.newContext(phone);
  // The browser of the tests says that a program drives it, and such visits are not counted.
  await context.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { value: false }));
  const page = await context.newPage();
  const requests: string[] = [];
  page.on('request', (request) => request.url().includes('/stand-in/') && requests.push(request.url()));
  // What measures comes when nothing else is left to do.
  const library = page.waitForResponse(
    async (answer) => answer.url().endsWith('.js') && (await answer.text()).includes('interactionTarget'),
  );
  await page.goto(siteUrl('sunrise-kia', '/service?q=mia'));
  await library;
  const greeting = page.getByRole('region', { name: 'Chat with us' });
  await expect(greeting).toBeVisible({ timeout: 15_000 });
  // It takes nobody's place in the page, and leaves half of it free.
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  expect((await greeting.boundingBox())?.height).toBeLessThan((phone?.viewport.height ?? 0) / 2 + 1);
  await expect(page.locator('script[data-tag]')).toHaveCount(0);
  expect(requests).toEqual([]);
  await page.getByRole('button', { name: 'Start chat' }).click();
  const log = page.getByRole('log', { name: 'Conversation' });
  await expect(log).toContainText('You’ve opened the demo chat');
  await page.getByRole('textbox', { name: 'Your message' }).fill('Is my car ready?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(log).toContainText('You: Is my car ready?');
  expect(requests).toHaveLength(1);

  const measured = page.waitForRequest((request) => (request.postData() ?? '').includes('"visit"'));
  // As on a phone whose visitor turns to another app.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  const { visit } = (await measured).postDataJSON() as {
    visit: { path: string; figures: { name: string }[]; tags: object[] };
  };
  expect(visit.path).toBe('/service');
  const names = visit.figures.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['LCP', 'CLS', 'FCP', 'TTFB']));
  expect(visit.tags).toEqual([
    { name: 'chat', kilobytes: expect.any(Number), isPartial: false, milliseconds: expect.any(Number) },
  ]);
  await context.close();
});
