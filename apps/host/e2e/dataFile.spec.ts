import { expect, test, type Page } from '@playwright/test';
import { siteUrl } from './support/address.ts';
import { open } from './support/ready.ts';
import { askSite, firstInStock } from './support/wire.ts';

const data = '**/_data/**';
const isAwake = (page: Page) => page.locator('html[data-awake]');

/** What goes wrong in a page. */
function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  return faults;
}

test('a page whose data does not come stays as it was drawn, and wakes when it has come', async ({ page }) => {
  const faults = faultsOf(page);
  let asked = 0;
  await page.route(data, async (route) => {
    asked += 1;
    // Lost on the way first, then refused by a host that is busy.
    if (asked === 1) return route.abort();
    return asked === 2 ? route.fulfill({ status: 503 }) : route.continue();
  });
  const car = await firstInStock('harbour-toyota');
  await page.goto(siteUrl('harbour-toyota', `/cars/${car.slug}`));
  await expect.poll(() => asked, { timeout: 10_000 }).toBe(2);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(isAwake(page)).toHaveCount(0);
  await expect(isAwake(page)).toHaveCount(1, { timeout: 15_000 });
  expect(asked).toBe(3);
  expect(faults).toEqual([]);
});

test('links of a page lead on while its data does not come', async ({ page }) => {
  await page.route(data, (route) => route.abort());
  await page.goto(siteUrl('granite-nissan'));
  const link = page.getByRole('main').locator('a[href^="/cars/"]').first();
  const path = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(siteUrl('granite-nissan', path));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a page that the host does not keep any more wakes with the data of the same page as it is now', async ({
  page,
}) => {
  const faults = faultsOf(page);
  const answers: [number, string | undefined][] = [];
  page.on('response', (answer) => {
    if (answer.url().includes('/_data/')) answers.push([answer.status(), answer.headers()['cache-control']]);
  });
  await page.route(data, (route) => {
    const url = new URL(route.request().url());
    url.pathname = url.pathname.replace(/[^/]+$/, 'forgotten');
    return route.continue({ url: url.href });
  });
  const address = siteUrl('southern-motor-group', '/search?body=SUV&utm_source=mail');
  await open(page, address);
  await expect(isAwake(page)).toHaveCount(1);
  expect(answers).toEqual([[200, 'no-store']]);
  await expect(page.locator('main article').first()).toBeVisible();
  expect(faults).toEqual([]);
});

test('a page whose data is of another page stays as it was drawn', async ({ page }) => {
  const address = siteUrl('harbour-toyota', '/contact');
  const { text } = await askSite('harbour-toyota', '/contact', { isAlone: true });
  const [, file = ''] = /data-file="([^"]+)"/.exec(text) ?? [];
  const { text: own } = await askSite('harbour-toyota', `${file}?of=%2Fcontact`);
  const [part = ''] = /\u0001_[\w-]+/.exec(own) ?? [];
  expect(part).not.toBe('');
  let given = own.replace(part, '\u0001_changed');
  await page.route(data, (route) => route.fulfill({ status: 200, contentType: 'text/plain', body: given }));
  const faults = faultsOf(page);
  await page.goto(address);
  await page.waitForResponse(data);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(isAwake(page)).toHaveCount(0);
  // What would fit wakes it.
  given = own;
  await expect(isAwake(page)).toHaveCount(1, { timeout: 15_000 });
  expect(faults).toEqual([]);
});
