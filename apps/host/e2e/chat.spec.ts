import { devices, expect, test, type Page } from '@playwright/test';
import { siteUrl } from './support/address.ts';
import { askSite } from './support/wire.ts';

const greeting = (page: Page) => page.getByRole('region', { name: 'Chat with us' });
const phone = devices['Pixel 5'];

test('[NAV-10] a chat opens by itself on pages of service and parts on phones only, and asks its provider on a tap only', async ({
  browser,
}) => {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const requests: string[] = [];
  page.on('request', (request) => request.url().includes('/stand-in/') && requests.push(request.url()));
  await page.goto(siteUrl('sunrise-kia', '/service'));
  await expect(greeting(page)).toBeVisible({ timeout: 15_000 });
  // It takes nobody's place in the page, and leaves half of it free.
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  const box = await greeting(page).boundingBox();
  expect(box?.height).toBeLessThan((phone?.viewport.height ?? 0) / 2 + 1);
  expect(requests).toEqual([]);
  await page.getByRole('button', { name: 'Start chat' }).click();
  await expect(page.getByRole('log', { name: 'Conversation' })).toContainText('You have opened the stand-in chat');
  await page.getByRole('textbox', { name: 'Your message' }).fill('Is my car ready?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('log')).toContainText('You: Is my car ready?');
  expect(requests).toHaveLength(1);
  await context.close();
});

test('[NAV-10] at a desk the chat waits for a tap on every page, and once closed stays closed', async ({ browser }) => {
  const desk = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await desk.newPage();
  await page.clock.install();
  await page.goto(siteUrl('sunrise-kia', '/vehicle-parts-and-accessories'));
  const button = page.getByRole('button', { name: 'Chat', exact: true });
  await expect(button).toBeVisible({ timeout: 15_000 });
  await page.clock.runFor(60_000);
  await expect(greeting(page)).toHaveCount(0);
  await button.click();
  await expect(greeting(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await desk.close();
});

test('a site without a chat has no corner, and may reach nobody’s', async () => {
  const without = await askSite('harbour-toyota', '/service');
  expect(without.text).not.toContain('stand-in/chat');
  expect(String(without.headers['content-security-policy'])).not.toContain('frame-src');
});
