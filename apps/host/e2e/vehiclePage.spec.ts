import { expect, test, type Page } from '@playwright/test';
import { siteUrl, type SiteSlug } from './support/address.ts';
import { fillVisitor } from './support/enquiry.ts';
import { layoutShifts, watchLayoutShifts } from './support/layoutShift.ts';
import { open } from './support/ready.ts';
import { askSite, firstInStock } from './support/wire.ts';

const toyota = 'harbour-toyota';

async function openCar(page: Page, slug: SiteSlug = toyota, filters = 'car_type:used'): Promise<string> {
  const car = await firstInStock(slug, filters);
  await open(page, siteUrl(slug, `/cars/${car.slug}`));
  return car.slug;
}

test('[VDP-14] [API-05] a test drive is booked at a time, and nobody else can take it', async ({ page }) => {
  await openCar(page);
  await page.getByRole('link', { name: 'Book a test drive' }).first().click();
  const dialog = page.getByRole('dialog');
  await fillVisitor(dialog);
  // A day first, then one of its times.
  await dialog
    .getByRole('radio', { name: /day \d/ })
    .first()
    .check({ force: true });
  const day = await dialog.getByRole('radiogroup', { name: /^Time on / }).getAttribute('aria-label');
  const offered = async () => {
    const { text } = await askSite(toyota, '/api/appointments?location_id=loc-harbour-sales');
    const { days } = JSON.parse(text) as { days: { words: string; slots: { words: string }[] }[] };
    // A day whose last time has been taken is not offered any more.
    return days.find(({ words }) => day === `Time on ${words}`)?.slots.map(({ words }) => words) ?? [];
  };
  const time = dialog.locator('label', { hasText: /(am|pm)$/ }).first();
  const words = (await time.innerText()).trim();
  expect(await offered()).toContain(words);
  await time.click();
  await page.waitForTimeout(3_000);
  await dialog.getByRole('button', { name: 'Book a test drive' }).click();
  await expect(page).toHaveURL(/\/success/);
  expect(await offered()).not.toContain(words);
});

test('[VDP-13] an offer is made above the page, with the car’s picture, title and price', async ({ page }) => {
  await openCar(page);
  await page.getByRole('link', { name: 'Make an offer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Make an Offer' });
  await expect(dialog.locator('img').first()).toBeVisible();
  await expect(dialog.getByText(/^\$[\d,]+$/).first()).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Comments' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name: 'Make an offer' })).toBeFocused();
});

test('[VDP-02] [NAV-08] copying the link says so on the button and in a toast', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openCar(page);
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.getByText('Share', { exact: true }).click();
  await page.getByText('Copy link').click();
  await expect(page.getByText('Copied', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Copied .+ to your clipboard!$/)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/cars/');
});

test('[API-02] the page asks for live facts once and shows the views', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('view.json')) requests.push(request.url());
  });
  await openCar(page);
  await expect.poll(() => requests.length).toBe(1);
  expect(requests[0]).toMatch(/photos_count=\d+&updated_at=\d+&website_id=harbour-toyota/);
  await expect(page.getByText(/^Viewed [\d,]+ times?$/)).toBeVisible();
});

test('nothing jumps while a visitor looks through the page', async ({ page }) => {
  await watchLayoutShifts(page);
  await openCar(page);
  await page.getByRole('button', { name: 'Next picture' }).click();
  for (const tab of await page.getByRole('tab').all()) await tab.click();
  await page
    .getByRole('button', { name: /show number/i })
    .first()
    .click();
  await page.mouse.wheel(0, 4_000);
  await page.waitForTimeout(1_000);
  const { sum, words } = await layoutShifts(page);
  expect(sum, words).toBeLessThanOrEqual(0.02);
});
