import { expect, test, type Page } from '@playwright/test';
import { siteUrl } from './support/address.ts';
import { firstInStock } from './support/wire.ts';

const toyota = 'harbour-toyota';

/** Holds the pictures back until they are released, and counts the scripts that are requested for. */
async function holdPictures(page: Page): Promise<{ scripts: () => number; release: () => void }> {
  let scripts = 0;
  let release = (): void => undefined;
  const free = new Promise<void>((resolve) => {
    release = resolve;
  });
  page.on('request', (request) => (scripts += request.resourceType() === 'script' ? 1 : 0));
  await page.route('**/media/**', async (route) => {
    await free;
    await route.continue();
  });
  return { scripts: () => scripts, release };
}

async function openHeldCar(page: Page) {
  const car = await firstInStock(toyota, 'car_type:used');
  const held = await holdPictures(page);
  await page.goto(siteUrl(toyota, `/cars/${car.slug}`), { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return { ...held, car };
}

test('the main picture of a vehicle comes before the page’s scripts', async ({ page }) => {
  const { scripts, release } = await openHeldCar(page);
  await page.waitForTimeout(500);
  expect(scripts()).toBe(0);
  release();
  await expect.poll(scripts).toBeGreaterThan(0);
});

test('a button that is pressed before the scripts have come is answered when they are there', async ({ page }) => {
  const { scripts, release, car } = await openHeldCar(page);
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /^Saved? / })
    .first();
  expect(scripts()).toBe(0);
  await heart.click();
  await expect.poll(scripts).toBeGreaterThan(0);
  // It is shown at once. What is typed into the address bar does not wait for it, as links do.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('forecourt:harbour-toyota:favourites') ?? ''))
    .toContain(car.objectID);
  release();
  await page.goto(siteUrl(toyota, '/favourites'));
  await expect(page.getByRole('main').locator(`a[href="/cars/${car.slug}"]`).first()).toBeVisible();
});

test('scripts come when a picture never does', async ({ page }) => {
  const { scripts } = await openHeldCar(page);
  await expect.poll(scripts, { timeout: 8_000 }).toBeGreaterThan(0);
});
