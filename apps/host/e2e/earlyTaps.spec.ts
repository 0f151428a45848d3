import { expect, test, type Page } from '@playwright/test';
import { patience } from '../server/keepTaps.ts';
import { siteUrl } from './support/address.ts';
import { ready } from './support/ready.ts';
import { firstInStock } from './support/wire.ts';

const toyota = 'harbour-toyota';

/** Holds the page's scripts back until they are released. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const free = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_next/static/**/*.js', async (route) => {
    await free;
    await route.continue().catch(() => undefined);
  });
  return release;
}

/** However slowly this machine wakes a page, no link gives up waiting for it. */
const waitForever = (page: Page) =>
  page.addInitScript((leave) => {
    const begin = window.setTimeout.bind(window);
    window.setTimeout = ((work: () => void, ms?: number) =>
      begin(work, ms === leave ? 60_000 : ms)) as typeof window.setTimeout;
  }, patience.leave);

async function openAsleep(page: Page, path: string): Promise<() => void> {
  await waitForever(page);
  const wake = await holdScripts(page);
  await page.goto(siteUrl(toyota, path), { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return wake;
}

const openCar = async (page: Page) => {
  const car = await firstInStock(toyota, 'car_type:used');
  return { car, wake: await openAsleep(page, `/cars/${car.slug}`) };
};

const heartOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Saved? / })
    .first();
const saved = (page: Page) =>
  page.evaluate(
    () => (JSON.parse(localStorage.getItem('forecourt:harbour-toyota:favourites') ?? '[]') as unknown[]).length,
  );

test.describe('on a phone', () => {
  test.use({ viewport: { width: 412, height: 823 } });

  test('the menu opens before the scripts have come, stays open when they do, and gives the focus back', async ({
    page,
  }) => {
    const wake = await openAsleep(page, '/');
    const opener = page.getByRole('button', { name: 'Menu' });
    await opener.click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('link', { name: 'Special offers' })).toBeVisible();
    const title = menu.locator('summary').first();
    await title.click();
    await expect(menu.locator('details[open]')).toHaveCount(1);
    wake();
    await ready(page);
    await expect(menu.locator('details[open]')).toHaveCount(1);
    await expect(title).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('words typed in the menu before the scripts have come stay, with the focus', async ({ page }) => {
    const wake = await openAsleep(page, '/');
    await page.getByRole('button', { name: 'Menu' }).click();
    const words = page.getByRole('dialog', { name: 'Menu' }).locator('input[name="query"]');
    await words.fill('coro');
    wake();
    await ready(page);
    await words.pressSequentially('lla');
    await expect(words).toHaveValue('corolla');
    await expect(words).toBeFocused();
  });
});

const searchBox = (page: Page) => page.getByRole('main').getByRole('searchbox', { name: 'Search our stock' });

test.describe('the filters on a phone', () => {
  test.use({ viewport: { width: 412, height: 823 } });

  test('[SRCH-09] open before the scripts have come, and what is chosen in them is found when they have', async ({
    page,
  }) => {
    const wake = await openAsleep(page, '/search');
    const opener = page.getByRole('button', { name: /^Filters/ });
    await opener.click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.locator('summary', { hasText: 'Fuel' }).click();
    const fuel = sheet.getByRole('checkbox', { name: /^Hybrid/ });
    await fuel.check();
    wake();
    await expect(page).toHaveURL(/fuel=Hybrid/);
    await expect(fuel).toBeChecked();
    await expect(sheet.getByText('1 chosen')).toBeVisible();
    await sheet.getByRole('button', { name: /^Show Me \d+ vehicles?$/ }).click();
    await expect(sheet).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(opener).toHaveText('Filters (1)');
  });

  test('[SRCH-09] close before the scripts have come, and stay closed', async ({ page }) => {
    const wake = await openAsleep(page, '/search');
    const opener = page.getByRole('button', { name: /^Filters/ });
    await opener.click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByRole('button', { name: /^Show Me/ }).click();
    await expect(sheet).toBeHidden();
    await expect(opener).toBeFocused();
    wake();
    await ready(page);
    await expect(sheet).toBeHidden();
    await opener.click();
    await expect(sheet.getByRole('button', { name: 'Close' })).toBeVisible();
  });
});

test('[SRCH-02] words typed into the search before the scripts have come are found when they have', async ({
  page,
}) => {
  const wake = await openAsleep(page, '/search');
  await searchBox(page).pressSequentially('coro');
  wake();
  await expect(page).toHaveURL(/query=coro/);
  await searchBox(page).pressSequentially('lla');
  await expect(page).toHaveURL(/query=corolla/);
  await expect(searchBox(page)).toHaveValue('corolla');
});

test('a favourite tapped before the scripts have come shows at once, and is kept once when they do', async ({
  page,
}) => {
  const { wake } = await openCar(page);
  const heart = heartOf(page);
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  wake();
  await expect.poll(() => saved(page)).toBe(1);
  await ready(page);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  expect(await saved(page)).toBe(0);
});

test('a favourite that the device keeps already is not let go by a tap on its heart that was drawn empty', async ({
  page,
}) => {
  const { car, wake } = await openCar(page);
  wake();
  await ready(page);
  await heartOf(page).click();
  await expect.poll(() => saved(page)).toBe(1);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const again = await openAsleep(page, `/cars/${car.slug}`);
  await heartOf(page).click();
  again();
  await ready(page);
  await expect(heartOf(page)).toHaveAttribute('aria-pressed', 'true');
  await page.waitForTimeout(300);
  expect(await saved(page)).toBe(1);
});

test('a link tapped behind a favourite waits until that is kept', async ({ page }) => {
  const { wake, car } = await openCar(page);
  await heartOf(page).click();
  await page.getByRole('link', { name: 'Favourites' }).first().click();
  wake();
  await expect(page).toHaveURL(/\/favourites$/);
  await expect(page.getByRole('main').locator(`a[href="/cars/${car.slug}"]`).first()).toBeVisible();
});

test('a picture tapped before the scripts have come is shown over the window, and the viewer takes over', async ({
  page,
}) => {
  const { wake } = await openCar(page);
  await page.locator('main a:has(img[fetchpriority="high"])').click();
  const early = page.locator('dialog[open]');
  await expect(early.getByRole('img')).toBeVisible();
  wake();
  await expect(page.locator('.pswp--open')).toBeVisible();
  await expect(early).toHaveCount(0);
  // Keys are heard once the picture has opened.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(page.locator('.pswp')).toHaveCount(0, { timeout: 500 });
  }).toPass();
});

test('a page says that it is awake when every button is, and not before', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('forecourt:awake', () => {
      const buttons = [...document.querySelectorAll('button')].filter(
        (one) => !one.closest('[data-not-live], [data-once]'),
      );
      const deaf = buttons.filter((one) => !Object.keys(one).some((key) => key.startsWith('__reactProps')));
      Object.assign(window, { deaf: deaf.map((one) => one.outerHTML.slice(0, 200)) });
    });
  });
  const { car } = await openCar(page).then(({ car, wake }) => (wake(), { car }));
  for (const path of [`/cars/${car.slug}`, '/', '/search', '/contact', '/special-offers']) {
    await page.goto(siteUrl(toyota, path));
    await expect.poll(() => page.evaluate(() => (window as unknown as { deaf?: string[] }).deaf)).toEqual([]);
  }
});

test('a card that comes alive later than its page keeps what was tapped before', async ({ page }) => {
  const wake = await openAsleep(page, '/search');
  const hearts = page.getByRole('main').getByRole('button', { name: /^Saved? / });
  const heart = hearts.nth(7);
  await heart.scrollIntoViewIfNeeded();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(await saved(page)).toBe(0);
  wake();
  await expect.poll(() => saved(page)).toBe(1);
  await expect(hearts.nth(7)).toHaveAttribute('aria-pressed', 'true');
});

test('a link that opens a form above the page is kept when it is tapped before the scripts have come', async ({
  page,
}) => {
  const car = await firstInStock(toyota, 'car_type:used');
  const wake = await openAsleep(page, `/cars/${car.slug}`);
  await page.getByRole('main').getByRole('link', { name: 'Enquire', exact: true }).first().click();
  wake();
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/cars/${car.slug}#`));
});
