import { expect, test, type Page } from '@playwright/test';
import { siteUrl } from './support/address.ts';
import { open } from './support/ready.ts';
import { watchPage } from './support/watchPage.ts';
import { search } from './support/wire.ts';

const cards = (page: Page, label = 'Vehicles') =>
  page.getByRole('list', { name: label, exact: true }).getByRole('article');
const slugs = (page: Page, label?: string) =>
  cards(page, label).evaluateAll((all) =>
    all.map((card) => card.querySelector('a')?.getAttribute('href')?.split('/').at(-1)),
  );
const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' });
const count = (page: Page) => page.getByRole('status').filter({ hasText: /^[\d,]+ (vehicle|car)s?$/ });

test('[ROUTE-23] an address with query, filters, order and page brings the same page back', async ({ page }) => {
  const address = '/search?car_type=used&price=20000-60000&sortBy=price_asc&page=2';
  const expected = await search(
    'southern-motor-group',
    { filters: 'sold:false AND car_type:used AND price >= 20000 AND price <= 60000', page: 1, hitsPerPage: 1 },
    'Car_production_price_asc',
  );
  const complaints = watchPage(page);
  await open(page, siteUrl('southern-motor-group', address));
  const label = 'Vehicles';
  await expect(count(page)).toContainText(expected.nbHits.toLocaleString('en-AU'));
  await expect(filters(page).getByRole('checkbox', { name: /^Used/ })).toBeChecked();
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('price_asc');
  await expect(page.getByRole('navigation', { name: 'Pages' }).locator('[aria-current="page"]')).toHaveText('2');
  const shown = await slugs(page, label);
  expect(shown.length).toBeGreaterThan(5);

  expect(complaints).toEqual([]);

  const shared = await page.context().newPage();
  await shared.goto(page.url());
  await expect(cards(shared, label).first()).toBeVisible();
  expect(await slugs(shared, label)).toEqual(shown);
  expect(new URL(shared.url()).search).toBe(new URL(page.url()).search);
});

test('[ROUTE-23] the address leaves page 1 out, a new filter drops the page, and Back and Forward walk the search', async ({
  page,
}) => {
  await open(page, siteUrl('southern-motor-group', '/search'));
  const pages = page.getByRole('navigation', { name: 'Pages' });
  const first = await slugs(page);
  await pages.getByRole('link', { name: /^Page 2 of/ }).click();
  await expect(page).toHaveURL(siteUrl('southern-motor-group', '/search?page=2'));
  await expect.poll(() => slugs(page)).not.toEqual(first);
  await pages.getByRole('link', { name: /^Page 1 of/ }).click();
  await expect(page).toHaveURL(siteUrl('southern-motor-group', '/search'));
  await expect.poll(() => slugs(page)).toEqual(first);

  await pages.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/[?&]page=2$/);
  await filters(page).getByRole('checkbox', { name: /^Kia/ }).check();
  await expect(page).toHaveURL(siteUrl('southern-motor-group', '/search?make=Kia'));
  await expect(cards(page).first()).toContainText('Kia');

  await page.goBack();
  await expect(page).toHaveURL(/[?&]page=2$/);
  await expect(filters(page).getByRole('checkbox', { name: /^Kia/ })).not.toBeChecked();
  await expect(pages.locator('[aria-current="page"]')).toHaveText('2');
  await page.goForward();
  await expect(filters(page).getByRole('checkbox', { name: /^Kia/ })).toBeChecked();
  await expect(cards(page).filter({ hasNotText: 'Kia' })).toHaveCount(0);
  await expect(cards(page).first()).toContainText('Kia');
});

test('[ROUTE-23] a car that is opened at once keeps its own address', async ({ page }) => {
  // The spelling of a form without JavaScript: the search page mends it after a moment.
  await open(page, siteUrl('southern-motor-group', '/search?car_type=used&make=&price='));
  await cards(page).first().getByRole('heading').getByRole('link').click();
  await page.waitForURL(/\/cars\//, { waitUntil: 'commit' });
  const car = page.url();
  // Longer than any address waits to be written.
  await page.waitForTimeout(1_000);
  expect(page.url()).toBe(car);
});

test('[SRCH-13] typing in the search box drops the page', async ({ page }) => {
  await open(page, siteUrl('southern-motor-group', '/search?page=2'));
  await page.getByRole('main').getByRole('searchbox').fill('mazda');
  await expect(page).toHaveURL(siteUrl('southern-motor-group', '/search?query=mazda'));
  await expect(cards(page).first()).toContainText('Mazda');
});

test('[SRCH-20] the stock stands in the dealer’s ranking first, and cheapest first leaves out what has no price', async ({
  page,
}) => {
  const { hits } = await search('haggle-free-cars', { filters: 'sold:false', hitsPerPage: 1_000 });
  const ranks = hits.map(({ custom_rank }) => custom_rank);
  expect(ranks).toEqual(ranks.toSorted((one, other) => other - one));
  await open(page, siteUrl('haggle-free-cars', '/search'));
  const shown = await slugs(page, 'Cars');
  expect(shown).toHaveLength(24);
  expect(shown).toEqual(hits.slice(0, shown.length).map(({ slug }) => slug));

  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price_asc');
  await expect(page).toHaveURL(/sortBy=price_asc/);
  const priced = hits
    .filter(({ price }) => price > 0)
    .map(({ price }) => price)
    .toSorted((one, other) => one - other);
  await expect(count(page)).toContainText(priced.length.toLocaleString('en-AU'));
  await expect
    .poll(async () => {
      const bySlug = new Map(hits.map((hit) => [hit.slug, hit.price]));
      return (await slugs(page, 'Cars')).map((slug) => bySlug.get(slug ?? ''));
    })
    .toEqual(priced.slice(0, shown.length));
});

test('[ROUTE-23] words that are taken back while the address is written stay taken back', async ({ page }) => {
  await open(page, siteUrl('southern-motor-group', '/search'));
  const all = await cards(page).count();
  const box = page.getByRole('main').getByRole('searchbox');
  for (const pause of [250, 390, 420]) {
    await box.fill('kia niro');
    await expect(cards(page)).not.toHaveCount(all);
    // The address follows a choice by 400 ms, the search the last letter by 300 ms.
    await page.waitForTimeout(pause - 250);
    await box.fill('');
    await expect(cards(page)).toHaveCount(all);
    await page.waitForTimeout(700);
    await expect(cards(page)).toHaveCount(all);
    await expect(page).toHaveURL(/\/search$/);
  }
});
