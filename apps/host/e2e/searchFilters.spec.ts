import { expect, test, type Page } from '@playwright/test';
import { siteUrl } from './support/address.ts';
import { open } from './support/ready.ts';
import { search } from './support/wire.ts';

const group = 'southern-motor-group';
const panel = (page: Page) => page.getByRole('complementary', { name: 'Filters' });
const count = (page: Page) => page.getByRole('status').filter({ hasText: /^[\d,]+ (vehicle|car|caravan)s?$/ });
const unsold = 'sold:false AND ';

test('[SRCH-07] a make with some of its models and another make as a whole are found together', async ({ page }) => {
  await open(page, siteUrl(group, '/search'));
  const { facets } = await search(group, { filters: `${unsold}make:Kia`, facets: ['model'], hitsPerPage: 0 });
  const [model = ''] = Object.keys(facets.model ?? {});
  const { nbHits: ofModel } = await search(group, { filters: `${unsold}make_model:"Kia > ${model}"` });
  const { nbHits: ofMake } = await search(group, { filters: `${unsold}make:Mazda` });

  await panel(page).getByRole('checkbox', { name: /^Kia/ }).check();
  await panel(page)
    .getByRole('checkbox', { name: /^Mazda/ })
    .check();
  await panel(page)
    .getByRole('button', { name: /Select models/ })
    .first()
    .click();
  await panel(page)
    .getByRole('checkbox', { name: new RegExp(`^${model}`) })
    .check();
  await expect(count(page)).toContainText((ofModel + ofMake).toLocaleString('en-AU'));
  await expect(page).toHaveURL(/make=Mazda.*make_model=Kia/);
  await page.goto(page.url());
  await expect(count(page)).toContainText((ofModel + ofMake).toLocaleString('en-AU'));
});

test('[SRCH-08] a link may narrow by what the panel does not offer, and that can be taken back', async ({ page }) => {
  const { nbHits } = await search('granite-nissan', { filters: `${unsold}drive:4x4` });
  const { nbHits: all } = await search('granite-nissan', { filters: 'sold:false' });
  expect(nbHits).toBeLessThan(all);
  await open(page, siteUrl('granite-nissan', '/search?drive=4x4'));
  await expect(count(page)).toContainText(nbHits.toLocaleString('en-AU'));
  await page
    .getByRole('list', { name: 'Chosen filters' })
    .getByRole('button', { name: /Remove.*4x4/ })
    .click();
  await expect(count(page)).toContainText(all.toLocaleString('en-AU'));
});

test('[SRCH-09] on a phone the sheet counts on its way out', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, siteUrl('haggle-free-cars', '/search'));
  await page.getByRole('button', { name: /^Filters/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  const { nbHits } = await search('haggle-free-cars', { filters: `${unsold}make:Toyota` });
  await sheet.getByRole('checkbox', { name: /^Toyota/ }).check();
  await sheet.getByRole('button', { name: `Show Me ${nbHits} cars` }).click();
  await expect(sheet).toHaveCount(0);
  await expect(count(page)).toContainText(`${nbHits} cars`);
});

test('[SRCH-10] a Toyota site can show its certified vehicles only', async ({ page }) => {
  const { nbHits } = await search('harbour-toyota', { filters: `${unsold}certified:true` });
  await open(page, siteUrl('harbour-toyota', '/search'));
  await panel(page).getByRole('checkbox', { name: 'Only show Toyota Certified Vehicles' }).check();
  await expect(page).toHaveURL(/certified=true/);
  await expect(count(page)).toContainText(String(nbHits));
});

test('[SRCH-03] [SRCH-05] a price can be typed or moved by keyboard, and never leaves the stock’s own range', async ({
  page,
}) => {
  await open(page, siteUrl(group, '/search'));
  const from = panel(page).getByRole('textbox', { name: /^Price from/ });
  await from.fill('30000');
  await from.press('Enter');
  await expect(page).toHaveURL(/price=30000-/);
  const { nbHits } = await search(group, { filters: `${unsold}price >= 30000` });
  await expect(count(page)).toContainText(nbHits.toLocaleString('en-AU'));
  const thumb = panel(page).getByRole('slider').first();
  await thumb.focus();
  await thumb.press('ArrowRight');
  await expect(page).not.toHaveURL(/price=30000-/);
});

test('[SRCH-11] promotions stand in the list, on the server and in the browser alike', async ({ page, browser }) => {
  const promotions = (one: Page) => one.getByRole('list', { name: 'Cars', exact: true }).getByLabel('Promotion');
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const still = await plain.newPage();
  await still.goto(siteUrl('haggle-free-cars', '/search'));
  const drawn = await promotions(still).allTextContents();
  await plain.close();
  expect(drawn.length).toBeGreaterThan(0);
  await open(page, siteUrl('haggle-free-cars', '/search'));
  expect(await promotions(page).allTextContents()).toEqual(drawn);
});

test('[SRCH-27] caravans are found by berths, weight and length', async ({ page }) => {
  const filters = `${unsold}sleeps:4 AND tare_weight <= 2500`;
  const { nbHits } = await search('coastline-caravans', { filters });
  await open(page, siteUrl('coastline-caravans', '/search?sleeps=4&tare_weight=-2500'));
  await expect(count(page)).toContainText(String(nbHits));
  await expect(page.getByRole('list', { name: 'Chosen filters' })).toContainText('4 berths');
});
