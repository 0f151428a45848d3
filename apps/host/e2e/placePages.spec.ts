import { expect, test } from '@playwright/test';
import { siteUrl } from './support/address.ts';

test('[LOC-09] the device’s own place is asked for on a tap, and goes nowhere', async ({ browser }) => {
  const place = { latitude: -38.15, longitude: 144.36 };
  const context = await browser.newContext({ geolocation: place, permissions: ['geolocation'] });
  const page = await context.newPage();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
  await page.goto(siteUrl('southern-motor-group', '/locations'));
  const first = page.getByRole('article').first().getByRole('heading');
  await expect(first).toHaveText('Southern Suzuki Wollongong');
  await page.getByRole('button', { name: 'Use my location' }).click();
  await expect(first).toHaveText('Southern Hyundai Geelong');
  await expect(page.getByText('Nearest to you first')).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  expect(sent.filter((one) => /38\.15|144\.36/.test(one))).toEqual([]);
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(kept).not.toMatch(/38\.15|144\.36/);
  await context.close();
});

test('[LOC-04] [LOC-05] a place leads on phones to a call, the way and a question from a bar', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(siteUrl('harbour-toyota', '/locations/harbour-toyota-service'));
  const ask = page.getByRole('link', { name: 'Enquire', exact: true });
  const bar = ask.locator('..');
  await expect(bar.getByRole('link', { name: 'Directions' })).toBeInViewport();
  await expect(bar.getByText(/^Call/)).toBeInViewport();
  expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(64);
  await page.setViewportSize({ width: 1_280, height: 900 });
  await expect(bar).toBeHidden();
});
