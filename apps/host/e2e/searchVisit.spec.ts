import { expect, test, type Page } from '@playwright/test';
import { siteUrl } from './support/address.ts';
import { open, ready } from './support/ready.ts';
import { askSite, search } from './support/wire.ts';

const group = 'southern-motor-group';
const cards = (page: Page) => page.getByRole('list', { name: 'Vehicles', exact: true }).getByRole('article');

test('[SRCH-12] Back from a car brings its card back to the same place of a phone’s window', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, siteUrl(group, '/search?sortBy=price_asc&page=2'));
  const card = cards(page).nth(13);
  // What is out of sight has text, but none that is drawn.
  const name = (await card.getByRole('heading').textContent()) ?? '';
  await card.scrollIntoViewIfNeeded();
  // It comes alive in sight, by taking the place of what the server drew: what is listened to below is the live one.
  await expect(card.locator('xpath=ancestor::li[@data-not-live]')).toHaveCount(0);
  const link = card.getByRole('link').first();
  // Where it stands as it is chosen: reaching for it may scroll on, and cards on the way take their true height.
  await link.evaluate((chosen) => {
    chosen.addEventListener('click', () => {
      sessionStorage.setItem('left', String(chosen.closest('article')?.getBoundingClientRect().top));
    });
  });
  await link.click();
  await expect(page).toHaveURL(/\/cars\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const left = Number(await page.evaluate(() => sessionStorage.getItem('left')));
  await page.goBack();
  await expect(page).toHaveURL(/sortBy=price_asc&page=2/);
  await expect(card.getByRole('heading')).toHaveText(name);
  await expect(card).toBeInViewport();
  const moved = async () => Math.abs(((await card.boundingBox())?.y ?? Number.NaN) - left);
  await expect.poll(moved).toBeLessThanOrEqual(1);
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
});

test('[SRCH-24] [CARD-03] a sold car shows to the visitor who saved it, and to nobody else', async ({ page }) => {
  const [sold] = (await search(group, { filters: 'sold:true', hitsPerPage: 1 })).hits;
  if (!sold) throw new Error('The demo has no car that was sold lately.');
  const path = `/search?query=${encodeURIComponent(sold.name)}`;
  expect((await askSite(group, path)).text).not.toContain('Like this and want something similar?');
  const make = sold.name.split(' ')[1] ?? '';
  const { objectID: id, name, slug } = sold;
  await page.addInitScript(
    (entry) => {
      localStorage.setItem('forecourt:southern-motor-group:favourites', JSON.stringify([entry]));
    },
    { id, name, slug, make, model: make, primary_image_url: null },
  );
  await open(page, siteUrl(group, path));
  const card = cards(page).filter({ hasText: 'Like this and want something similar?' });
  await expect(card).toHaveCount(1);
  await expect(card.getByRole('link').first()).toHaveAttribute('href', `/cars/${slug}`);
});

test('[SRCH-02] [SRCH-18] [NAV-03] the header’s box suggests models as one types, leads there by keyboard, and offers again what was searched for', async ({
  page,
}) => {
  await open(page, siteUrl('harbour-toyota'));
  const header = page.getByRole('banner');
  // A plain text field until it has the focus.
  await header.getByRole('textbox', { name: 'Search vehicles' }).focus();
  const box = header.getByRole('combobox', { name: 'Search vehicles' });
  await box.pressSequentially('hilu');
  const option = page.getByRole('option', { name: /HiLux/ }).first();
  await expect(option).toBeVisible();
  await box.press('ArrowDown');
  await expect(box).toHaveAttribute('aria-activedescendant', /.+/);
  await option.click();
  await expect(page).toHaveURL(/\/search\/toyota\/hilux|\/cars\//);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('HiLux');
  await ready(page);
  await box.fill('corolla');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/search\?query=corolla/);
  await ready(page);
  const again = header.getByLabel('Search vehicles');
  await again.focus();
  await again.fill('');
  await expect(page.getByRole('option', { name: /corolla/i }).first()).toBeVisible();
});

test('[SRCH-12] [CARD-01] a card that takes another vehicle shows nothing of the one before', async ({ page }) => {
  await open(page, siteUrl(group, '/search'));
  const box = page.getByRole('main').getByRole('searchbox').first();
  const firstNames = () => cards(page).getByRole('heading').allTextContents();
  for (const words of ['kia', '']) {
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

test('[SRCH-12] the end of a list stands still for who jumps there on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, siteUrl(group, '/search'));
  const places = await page.getByRole('navigation', { name: 'Pages' }).evaluate(async (pager) => {
    pager.scrollIntoView({ behavior: 'instant', block: 'center' });
    const seen: number[] = [];
    for (let frame = 0; frame < 60; frame++) {
      await new Promise(requestAnimationFrame);
      seen.push(Math.round(pager.getBoundingClientRect().top));
    }
    return seen;
  });
  expect(Math.max(...places) - Math.min(...places)).toBeLessThanOrEqual(1);
});
