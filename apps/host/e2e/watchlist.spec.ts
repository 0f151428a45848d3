import { expect, test, type Locator, type Page } from '@playwright/test';
import { siteUrl, type SiteSlug } from './support/address.ts';
import { open, ready } from './support/ready.ts';
import { signInFor, signInHere } from './support/signIn.ts';
import { firstInStock } from './support/wire.ts';

/** One save does for the device and the watchlist. */
const slug: SiteSlug = 'harbour-toyota';
/** Favourites of the device and the watchlist have a toggle each. */
const splitSlug: SiteSlug = 'southern-motor-group';
const saveLabel = /^Save .+ to your watchlist$/;
const watchlist = (page: Page): Locator => page.getByRole('list', { name: 'Watchlist' });
const toggle = (page: Page, name: string) =>
  page
    .getByRole('button', { name: `Save ${name}`, exact: true })
    .or(page.getByRole('button', { name: `Save ${name} to your watchlist`, exact: true }))
    .first();

for (const [device, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1280, height: 900 }],
] as const) {
  test(`[GATE-04] [WL-01] on ${device} a signed-out visitor who saves a car on its card signs in and comes back with it saved`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await open(page, siteUrl(splitSlug, '/search?make=Toyota'));
    const card = page.getByRole('list', { name: 'Vehicles' }).getByRole('article').first();
    const save = card.getByRole('link', { name: saveLabel });
    const name = ((await save.getAttribute('aria-label')) ?? '').replace(/^Save (.+) to your watchlist$/, '$1');
    await save.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/sign-in\?type=watchlist&redirect=%2Fsearch/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to save this car');
    await signInHere(page);
    await expect(page).toHaveURL(siteUrl(splitSlug, '/search?make=Toyota'));
    await expect(page.getByText('Car Saved In Watchlist')).toBeVisible();
    await expect(toggle(page, name)).toHaveAttribute('aria-pressed', 'true');
    await page.goto(siteUrl(splitSlug, '/watchlist'));
    await expect(watchlist(page).locator('> li')).toHaveCount(1);
    await expect(watchlist(page)).toContainText(name);
  });
}

test('[WL-01] [WL-02] a car is saved on its own page and removed from the list, each with its toast', async ({
  page,
}) => {
  const car = await firstInStock(slug);
  await signInFor(page, slug, '/watchlist');
  await expect(page.getByRole('heading', { name: 'No saved vehicles yet' })).toBeVisible();
  await open(page, siteUrl(slug, `/cars/${car.slug}`));
  const counted: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/events')) counted.push(request.postData() ?? '');
  });
  const [sent] = await Promise.all([page.waitForRequest('**/api/watchlist/save-car'), toggle(page, car.name).click()]);
  expect(sent.postDataJSON()).toEqual({ car_id: car.objectID, phone_number: expect.stringMatching(/^\+614\d{8}$/) });
  await expect(page.getByText('Car Saved In Watchlist')).toBeVisible();
  await expect.poll(() => counted.join('').split('"favourite"').length - 1).toBe(1);

  await open(page, siteUrl(slug, '/watchlist'));
  await toggle(page, car.name).click();
  await expect(page.getByText('Car Removed')).toBeVisible();
  await expect(toggle(page, car.name)).toHaveAttribute('aria-pressed', 'false');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No saved vehicles yet' })).toBeVisible();
});

test('[WL-03] what the server does not take is rolled back with a browser alert, both ways', async ({ page }) => {
  const car = await firstInStock(slug);
  await signInFor(page, slug, `/cars/${car.slug}`);
  await ready(page);
  const alerts: string[] = [];
  page.on('dialog', (alert) => {
    alerts.push(alert.message());
    void alert.accept();
  });
  const button = toggle(page, car.name);
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/watchlist/save-car', async (route) => {
    await held;
    await route.abort('connectionfailed');
  });
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  release();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => alerts).toEqual(['The watchlist could not be changed. Please try again.']);

  await page.unroute('**/api/watchlist/save-car');
  await button.click();
  await expect(page.getByText('Car Saved In Watchlist')).toBeVisible();
  const message = 'Your list cannot be reached just now. Please try again in a moment.';
  await page.route('**/api/watchlist/remove-car', (route) =>
    route.fulfill({ status: 503, json: { success: false, message } }),
  );
  await button.click();
  await expect.poll(() => alerts.length).toBe(2);
  expect(alerts[1]).toBe(message);
  await expect(button).toHaveAttribute('aria-pressed', 'true');
});

for (const [site, what, name] of [
  [slug, 'saves', /^Save /],
  [splitSlug, 'favourites', /^Favourite /],
] as const) {
  test(`[GATE-07] [WL-05] ${what} need no sign-in, and come along once when their visitor signs in`, async ({
    page,
  }) => {
    await open(page, siteUrl(site, '/search'));
    const cards = page.getByRole('list', { name: 'Vehicles' }).getByRole('article');
    const names: string[] = [];
    for (const place of [0, 1]) {
      const heart = cards.nth(place).getByRole('button', { name });
      names.push((await cards.nth(place).getByRole('heading').innerText()).trim());
      await heart.click();
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
    }
    await expect(page).toHaveURL(siteUrl(site, '/search'));
    const stored = await page.evaluate(
      () => Object.entries(localStorage).find(([key]) => /favourites$/.test(key))?.[1],
    );
    for (const field of ['"id"', '"name"', '"slug"', '"make"', '"model"', '"primary_image_url"']) {
      expect(stored).toContain(field);
    }
    // Counted by the pages themselves: what one asks while the next is on its way, the browser tells to nobody else.
    await page.addInitScript(() => {
      const { fetch } = window;
      window.fetch = async (...given) => {
        const [asked] = given;
        const answer = fetch(...given);
        if (!new Request(asked).url.endsWith('/api/watchlist/merge')) return answer;
        const note = (key: string) => sessionStorage.setItem(key, String(Number(sessionStorage.getItem(key)) + 1));
        note('merges asked');
        const { ok } = await answer;
        if (!ok) note('merges refused');
        return answer;
      };
    });
    const noted = (count: string) => page.evaluate((key) => Number(sessionStorage.getItem(key)), count);
    await signInFor(page, site, '/watchlist');
    const saved = watchlist(page).locator('> li');
    await expect(saved).toHaveCount(2, { timeout: 20_000 });
    expect(await noted('merges asked')).toBe(1);
    for (const kept of names) await expect(watchlist(page)).toContainText(kept);

    await page.reload();
    await ready(page);
    await expect(saved).toHaveCount(2);
    expect(await noted('merges asked'), 'once a sign-in').toBe(1);
    expect(await noted('merges refused')).toBe(0);
  });
}

test('[WL-01] the favourites of a signed-in visitor are on the watchlist, and their page leads there', async ({
  page,
}) => {
  await signInFor(page, slug, '/watchlist');
  await page.goto(siteUrl(slug, '/favourites'));
  await expect(page).toHaveURL(siteUrl(slug, '/watchlist'));
});
