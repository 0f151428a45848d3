import { expect, test, type Locator, type Page } from '@playwright/test';
import { siteUrl, type SiteSlug } from './support/address.ts';
import { open, ready } from './support/ready.ts';
import { signInFor, signInHere } from './support/signIn.ts';

const watchlist = (page: Page): Locator => page.getByRole('list', { name: 'Watchlist' });

test('[GATE-04] [WL-01] [WL-02] [WL-03] a signed-out visitor who saves a car on its card signs in, comes back with it saved, and removes it from the list once the server takes that', async ({
  page,
}) => {
  // Favourites of the device and the watchlist have a toggle each here.
  const slug: SiteSlug = 'southern-motor-group';
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, siteUrl(slug, '/search?make=Toyota'));
  const card = page.getByRole('list', { name: 'Vehicles' }).getByRole('article').first();
  const save = card.getByRole('link', { name: /^Save .+ to your watchlist$/ });
  const label = (await save.getAttribute('aria-label')) ?? '';
  await save.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/sign-in\?type=watchlist&redirect=%2Fsearch/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to save this car');
  await signInHere(page);
  await expect(page).toHaveURL(siteUrl(slug, '/search?make=Toyota'));
  await expect(page.getByText('Car Saved In Watchlist')).toBeVisible();
  const car = label.replace(/^Save | to your watchlist$/g, '');
  const toggle = page.getByRole('button', { name: new RegExp(`^(Save ${car} to your|On) watchlist`) }).first();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');

  const alerts: string[] = [];
  page.on('dialog', (alert) => {
    alerts.push(alert.message());
    void alert.accept();
  });
  const message = 'We can’t load your list just now. Please try again in a moment.';
  await page.route('**/api/watchlist/remove-car', (route) =>
    route.fulfill({ status: 503, json: { success: false, message } }),
  );
  await toggle.click();
  await expect.poll(() => alerts).toEqual([message]);
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await page.unroute('**/api/watchlist/remove-car');

  await open(page, siteUrl(slug, '/watchlist'));
  await expect(watchlist(page).locator('> li')).toHaveCount(1);
  await toggle.click();
  await expect(page.getByText('Car Removed')).toBeVisible();
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No saved vehicles yet' })).toBeVisible();
});

test('[GATE-07] [WL-05] saves need no sign-in, and come along once when their visitor signs in', async ({ page }) => {
  const slug: SiteSlug = 'harbour-toyota';
  let merges = 0;
  page.on('request', (request) => (merges += Number(request.url().endsWith('/api/watchlist/merge'))));
  await open(page, siteUrl(slug, '/search'));
  const cards = page.getByRole('list', { name: 'Vehicles' }).getByRole('article');
  const names: string[] = [];
  for (const place of [0, 1]) {
    const heart = cards.nth(place).getByRole('button', { name: /^Saved? / });
    names.push((await cards.nth(place).getByRole('heading').innerText()).trim());
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  }
  await signInFor(page, slug, '/watchlist');
  const saved = watchlist(page).locator('> li');
  await expect(saved).toHaveCount(2);
  for (const name of names) await expect(watchlist(page)).toContainText(name);
  // What the device keeps is listed before the account has it.
  await expect.poll(() => merges).toBe(1);
  // The favourites of a signed-in visitor are on the watchlist.
  await page.goto(siteUrl(slug, '/favourites'));
  await expect(page).toHaveURL(siteUrl(slug, '/watchlist'));
  await ready(page);
  await expect(saved).toHaveCount(2);
  expect(merges, 'once a sign-in').toBe(1);
});
