import { expect, test, type Page } from '@playwright/test';
import { siteUrl } from './support/address.ts';
import { open, ready } from './support/ready.ts';
import { search } from './support/wire.ts';

const group = 'southern-motor-group';
const cards = (page: Page) => page.getByRole('list', { name: 'Vehicles', exact: true }).getByRole('article');

test('[SRCH-12] Back from a car brings the list back where it was left', async ({ page }) => {
  await open(page, siteUrl(group, '/search?sortBy=price_asc&page=2'));
  const card = cards(page).nth(13);
  // What is out of sight has text, but none that is drawn.
  const name = (await card.getByRole('heading').textContent()) ?? '';
  await card.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(500);
  await card.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/cars\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/sortBy=price_asc&page=2/);
  await expect(cards(page).nth(13).getByRole('heading')).toHaveText(name);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(left - 300);
  await expect(cards(page).nth(13)).toBeInViewport();
});

test('[SRCH-24] [CARD-03] a sold car shows to the visitor who saved it, and to nobody else', async ({
  page,
  browser,
}) => {
  const { hits } = await search(group, { filters: 'sold:true', hitsPerPage: 1 });
  const [sold] = hits;
  expect(sold, 'the demo has a car sold lately').toBeDefined();
  const make = sold?.name.split(' ')[1] ?? '';
  const address = siteUrl(group, `/search?query=${encodeURIComponent(sold?.name ?? '')}`);
  const stranger = await browser.newPage();
  await open(stranger, address);
  await expect(stranger.getByRole('main').getByText('Like this and want something similar?')).toHaveCount(0);
  await stranger.close();

  await open(page, siteUrl(group));
  const kept = { id: sold?.objectID, name: sold?.name, slug: sold?.slug, make, model: make, primary_image_url: null };
  await page.evaluate((entry) => {
    localStorage.setItem('forecourt:southern-motor-group:favourites', JSON.stringify([entry]));
  }, kept);
  await open(page, address);
  const card = cards(page).filter({ hasText: 'Like this and want something similar?' });
  await expect(card).toHaveCount(1);
  await expect(card.getByRole('link').first()).toHaveAttribute('href', `/cars/${sold?.slug}`);
});

test('[SRCH-02] [NAV-03] the header’s box suggests models as one types, and leads there by keyboard', async ({
  page,
}) => {
  await open(page, siteUrl('harbour-toyota'));
  // A plain text field until it has the focus.
  await page.getByRole('banner').getByRole('textbox', { name: 'Search vehicles' }).focus();
  const box = page.getByRole('banner').getByRole('combobox', { name: 'Search vehicles' });
  await box.pressSequentially('hilu', { delay: 40 });
  const option = page.getByRole('option', { name: /HiLux/ }).first();
  await expect(option).toBeVisible();
  await box.press('ArrowDown');
  await expect(box).toHaveAttribute('aria-activedescendant', /.+/);
  await option.click();
  await expect(page).toHaveURL(/\/search\/toyota\/hilux|\/cars\//);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('HiLux');
});

test('[SRCH-18] what was searched for is offered again', async ({ page }) => {
  await open(page, siteUrl('harbour-toyota'));
  const header = page.getByRole('banner');
  const box = header.getByLabel('Search vehicles');
  await box.focus();
  await box.fill('corolla');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/search\?query=corolla/);
  await ready(page);
  await box.focus();
  await box.fill('');
  await expect(page.getByRole('option', { name: /corolla/i }).first()).toBeVisible();
});

test('[SRCH-12] [CARD-01] a card that takes another vehicle shows nothing of the one before', async ({ page }) => {
  await open(page, siteUrl(group, '/search'));
  const box = page.getByRole('main').getByRole('searchbox').first();
  const firstNames = () => cards(page).getByRole('heading').allTextContents();
  for (const words of ['kia', 'toyota', '']) {
    const before = await firstNames();
    // A visitor who has looked through the pictures of the first one.
    await cards(page).first().hover();
    const { hits } = await search(group, { query: words, hitsPerPage: 24, filters: 'sold:false' });
    await box.fill(words);
    await expect.poll(firstNames).not.toEqual(before);
    await expect(cards(page)).toHaveCount(hits.length);
    await expect(page.getByRole('list', { name: 'Vehicles', exact: true })).toHaveAttribute('aria-busy', 'false');
    const shown = await cards(page).evaluateAll((all) =>
      all.map((card) => ({
        slugs: [...card.querySelectorAll('a[href^="/cars/"]')].map((link) => link.getAttribute('href')),
        picture: card.querySelector('img')?.dataset.url ?? null,
        name: card.querySelector('h3')?.textContent ?? '',
        toggles: [...card.querySelectorAll('button')].map((button) => button.getAttribute('aria-label') ?? ''),
      })),
    );
    shown.forEach(({ slugs, picture, name, toggles }, place) => {
      const hit = hits[place];
      expect(new Set(slugs)).toEqual(new Set([`/cars/${hit?.slug}`]));
      expect(picture).toBe(hit?.picture ?? null);
      for (const toggle of toggles) expect(toggle).toContain(name);
    });
  }
});
