import { expect, test, type Page } from '@playwright/test';
import { siteUrl } from './support/address.ts';
import { open } from './support/ready.ts';
import { watchPage } from './support/watchPage.ts';
import { sitemapText } from './support/sitemap.ts';
import { askSite, search } from './support/wire.ts';

const group = 'southern-motor-group';
const cards = (page: Page) => page.getByRole('list', { name: 'Vehicles', exact: true }).getByRole('article');
const count = (page: Page) => page.getByRole('status').filter({ hasText: /^[\d,]+ (vehicle|car)s?$/ });
const canonical = (page: Page) => page.locator('link[rel="canonical"]').getAttribute('href');
const robots = (page: Page) => page.locator('meta[name="robots"]');

interface ItemList {
  '@type': string;
  numberOfItems: number;
  itemListElement: { position: number; url: string }[];
}

async function itemList(page: Page): Promise<ItemList | undefined> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text) => JSON.parse(text) as ItemList).find((data) => data['@type'] === 'ItemList');
}

test('[ROUTE-09] a make has a page of its own, with title, trail, canonical address and list', async ({ page }) => {
  const complaints = watchPage(page);
  const { nbHits } = await search(group, { filters: 'sold:false AND make:Kia' });
  await open(page, siteUrl(group, '/search/kia'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Kia');
  await expect(page).toHaveTitle(/Kia.*Southern Motor Group/);
  await expect(count(page)).toContainText(nbHits.toLocaleString('en-AU'));
  await expect(cards(page)).toHaveCount(Math.min(21, nbHits));
  for (const text of await cards(page).allTextContents()) expect(text).toContain('Kia');
  expect(await canonical(page)).toBe(siteUrl(group, '/search/kia'));
  await expect(robots(page)).toHaveCount(0);
  const trail = page.getByRole('navigation', { name: 'You are here' });
  await expect(trail.getByRole('link')).toHaveText([/Home/, /vehicles/i]);
  const list = await itemList(page);
  expect(list?.itemListElement).toHaveLength(Math.min(21, nbHits));
  const first = await cards(page).first().getByRole('link').first().getAttribute('href');
  expect(list?.itemListElement[0]).toMatchObject({ position: 1, url: siteUrl(group, first ?? '') });
  expect(complaints).toEqual([]);
});

test('[ROUTE-09] a model has one too, and its chips lead up to make and stock with the other filters kept', async ({
  page,
}) => {
  const { facets } = await search(group, { filters: 'sold:false AND make:Kia', facets: ['model'], hitsPerPage: 0 });
  const [[model, expected] = ['', 0]] = Object.entries(facets.model ?? {});
  const slug = model.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  await open(page, siteUrl(group, `/search/kia/${slug}`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(model);
  await expect(count(page)).toContainText(String(expected));
  await open(page, siteUrl(group, `/search/kia/${slug}?price=10000-200000`));
  const chips = page.getByRole('list', { name: 'Chosen filters' });
  await chips.getByRole('link', { name: new RegExp(`Remove.*${model}`) }).click();
  await expect(page).toHaveURL(/\/search\/kia\?.*price=10000-200000/);
  await chips.getByRole('link', { name: /Remove.*Kia/ }).click();
  await expect(page).toHaveURL(/\/search\?.*price=10000-200000/);
});

test('[ROUTE-09] a dealership of the group lists its own stock', async ({ page }) => {
  const { nbHits } = await search(group, { filters: 'sold:false AND dealership_id:dlr-border-ford' });
  await open(page, siteUrl(group, '/search/border-ford'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Border Ford');
  await expect(count(page)).toContainText(nbHits.toLocaleString('en-AU'));
  await expect(cards(page)).toHaveCount(Math.min(21, nbHits));
});

test('[ROUTE-09] makes and dealerships that the site does not know are not found', async () => {
  for (const path of ['/search/delorean', '/search/harbour-toyota', '/search/delorean/dmc-12', '/search/a/b/c']) {
    expect((await askSite(group, path)).status, path).toBe(404);
  }
  const gone = await askSite(group, '/search/kia/delorean-9');
  expect([gone.status, gone.headers.location], 'a model that is gone leads to its make').toEqual([308, '/search/kia']);
});

test('[ROUTE-10] each kind of stock has a page of its own', async ({ page }) => {
  const kinds = [
    ['/search/used-cars', 'car_type:used', /used/i],
    ['/search/new-cars', 'car_type:new', /new/i],
    ['/search/demo-cars', 'car_type:demo', /demo/i],
    ['/search/new-and-demo-cars', '(car_type:new OR car_type:demo)', /new and demo/i],
    ['/new-used-and-demo-cars', 'sold:false', /new, used and demo/i],
  ] as const;
  const titles = new Set<string>();
  for (const [path, filters, heading] of kinds) {
    const { nbHits } = await search(group, { filters: `sold:false AND ${filters}` });
    await open(page, siteUrl(group, path));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(count(page), path).toContainText(nbHits.toLocaleString('en-AU'));
    titles.add(await page.title());
  }
  expect(titles.size).toBe(kinds.length);
});

test('[ROUTE-23] only useful combinations ask to be indexed', async ({ page }) => {
  await page.goto(siteUrl(group, '/search/kia?price=-30000'));
  await expect(robots(page)).toHaveAttribute('content', /noindex/);
  await page.goto(siteUrl(group, '/search?make=Kia'));
  expect(await canonical(page)).toBe(siteUrl(group, '/search/kia'));
  await page.goto(siteUrl(group, '/search/used-cars?page=2'));
  await expect(robots(page)).toHaveCount(0);
  expect(await canonical(page)).toBe(siteUrl(group, '/search/used-cars?page=2'));
});

test('[ROUTE-09] the sitemap names the pages of makes, models, dealerships and kinds', async () => {
  const text = await sitemapText(group);
  for (const path of ['/search/kia', '/search/border-ford', '/search/used-cars', '/search/new-and-demo-cars']) {
    expect(text).toContain(`<loc>${siteUrl(group, path)}</loc>`);
  }
  expect(text).not.toContain('/search/delorean');
});

test('[ROUTE-09] a make’s page lists, filters and pages without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(siteUrl(group, '/search/kia'));
  const first = await cards(page).first().textContent();
  expect(first).toContain('Kia');
  await page.getByRole('checkbox', { name: /^Used/ }).first().check();
  await page.getByRole('button', { name: 'Apply filters' }).first().click();
  await expect(page).toHaveURL(/\/search\/kia\?.*car_type=used/);
  for (const text of await cards(page).allTextContents()) expect(text).toContain('Used');
  await context.close();
});
