import { expect, test, type Page } from '@playwright/test';
import { siteUrl, type SiteSlug } from './support/address.ts';
import { open, ready } from './support/ready.ts';
import { newMobile, signInFor, signInHere } from './support/signIn.ts';
import { firstInStock, search } from './support/wire.ts';

const slug: SiteSlug = 'haggle-free-cars';
const saved = (page: Page) => page.getByRole('list', { name: 'Watchlist' }).locator('> li');

/** Posts as the signed-in visitor of a page, by the interface that the toggles use. Answers status and text. */
function post(page: Page, path: string, body: Record<string, unknown>): Promise<[number, string]> {
  return page.evaluate(
    async ({ address, text }) => {
      const answer = await fetch(address, {
        method: 'POST',
        body: text,
        headers: { 'content-type': 'application/json' },
      });
      return [answer.status, await answer.text()] as [number, string];
    },
    { address: `/api/watchlist/${path}`, text: JSON.stringify(body) },
  );
}

async function save(page: Page, carId: string): Promise<void> {
  expect(await post(page, 'save-car', { car_id: carId })).toEqual([200, '{"success":true}']);
}

test('[WL-04] a second device of the same phone sees the list, another phone does not and cannot change it', async ({
  page,
  browser,
}) => {
  test.slow();
  const [mine, other] = (await search(slug, { filters: 'sold:false', hitsPerPage: 2 })).hits;
  if (!mine || !other) throw new Error(`${slug} needs two vehicles in stock.`);
  const phone = await signInFor(page, slug, '/watchlist');
  await save(page, mine.objectID);
  await open(page, siteUrl(slug, '/watchlist'));
  await expect(saved(page)).toHaveCount(1);

  const tablet = await (await browser.newContext()).newPage();
  await signInFor(tablet, slug, '/watchlist', phone);
  await expect(saved(tablet)).toContainText(mine.name);
  await save(tablet, other.objectID);
  await page.reload();
  await expect(saved(page)).toHaveCount(2);

  const stranger = await (await browser.newContext()).newPage();
  await signInFor(stranger, slug, '/watchlist', newMobile());
  await expect(stranger.getByRole('heading', { name: /^No saved/ })).toBeVisible();
  for (const [path, data] of [
    ['save-car', { car_id: mine.objectID, phone_number: phone }],
    ['remove-car', { car_id: mine.objectID, phone_number: phone }],
    ['merge', { car_ids: [mine.objectID], phone_number: phone }],
  ] as const) {
    const [status, text] = await post(stranger, path, data);
    expect(status, path).toBe(403);
    expect(text).not.toContain(mine.objectID);
  }
  await post(stranger, 'remove-car', { car_id: mine.objectID });
  await page.reload();
  await expect(saved(page)).toHaveCount(2);
  await tablet.context().close();
  await stranger.context().close();
});

test('[GATE-04] who was signed out elsewhere meanwhile signs in again on pressing, and the car is saved then', async ({
  page,
  browser,
}) => {
  test.slow();
  const car = await firstInStock(slug);
  const phone = await signInFor(page, slug, `/cars/${car.slug}`);
  await ready(page);
  const other = await (await browser.newContext()).newPage();
  await signInFor(other, slug, '/my-garage', phone);
  await other.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(other).toHaveURL(siteUrl(slug, '/'));
  await other.context().close();

  await page
    .getByRole('button', { name: `Save ${car.name}`, exact: true })
    .first()
    .click();
  await expect(page).toHaveURL(/\/sign-in\?type=watchlist&redirect=%2Fcars/);
  await signInHere(page, phone);
  await expect(page).toHaveURL(siteUrl(slug, `/cars/${car.slug}`));
  await expect(page.getByText('Car Saved In Watchlist')).toBeVisible();
});

test('[GATE-04] an address alone saves nothing: a link from elsewhere is asked about, never followed blindly', async ({
  page,
}) => {
  const car = await firstInStock(slug);
  await signInFor(page, slug, '/watchlist');
  await open(page, siteUrl(slug, `/cars/${car.slug}?save_car=${car.objectID}`));
  await expect(page).toHaveURL(siteUrl(slug, `/cars/${car.slug}`));
  await open(page, siteUrl(slug, `/watchlist?save_car=${car.objectID}`));
  await expect(page.getByRole('button', { name: 'Save to my watchlist' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^No saved/ })).toBeVisible();
});

test('[WL-06] [ROUTE-22] the list keeps a car that was sold meanwhile, and says so', async ({ page }) => {
  const [sold] = (await search(slug, { filters: 'sold:true', hitsPerPage: 1 })).hits;
  const inStock = await firstInStock(slug);
  expect(sold, 'a sold vehicle in the demo').toBeDefined();
  await signInFor(page, slug, '/watchlist');
  await save(page, inStock.objectID);
  await save(page, sold?.objectID ?? '');
  await open(page, siteUrl(slug, '/watchlist'));
  await expect(saved(page)).toHaveCount(2);
  const row = saved(page).filter({ hasText: sold?.name ?? '' });
  await expect(row).toContainText(/sold/i);
  expect((await open(page, siteUrl('granite-nissan', '/watchlist')))?.status()).toBe(404);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[GATE-04] [WL-02] the save leads to the sign-in, the list asks once, and a car is saved and removed', async ({
    page,
  }) => {
    const car = await firstInStock(slug);
    await page.goto(siteUrl(slug, `/cars/${car.slug}`));
    await page
      .getByRole('link', { name: `Save ${car.name} to your watchlist` })
      .first()
      .click();
    await expect(page).toHaveURL(/\/sign-in\?type=watchlist/);
    await expect(page.getByRole('link', { name: 'Back', exact: true })).toHaveAttribute('href', `/cars/${car.slug}`);
    await signInHere(page);
    await expect(page).toHaveURL(siteUrl(slug, `/watchlist?save_car=${car.objectID}`));
    await expect(page.getByText(`Save ${car.name}?`)).toBeVisible();
    await page.getByRole('button', { name: 'Save to my watchlist' }).click();
    await expect(saved(page)).toHaveCount(1);
    await page.getByRole('button', { name: `Remove ${car.name}` }).click();
    await expect(page.getByRole('heading', { name: /^No saved/ })).toBeVisible();
  });
});
