import { expect, test, type Page } from '@playwright/test';
import { siteUrl } from './support/address.ts';
import { open } from './support/ready.ts';

const group = 'southern-motor-group';
const answers = '**/api/search/**';
const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' });
const list = (page: Page) => page.getByRole('list', { name: 'Vehicles', exact: true });
const box = (page: Page) => page.getByRole('main').getByRole('searchbox');
const says = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });

/** What the page shows of a search: its vehicles, its address and its words. */
const shown = async (page: Page) => ({
  vehicles: await list(page)
    .getByRole('article')
    .evaluateAll((all) => all.map((card) => card.querySelector('a')?.getAttribute('href'))),
  address: new URL(page.url()).search,
  words: (await box(page).inputValue()).trim(),
});

/** Waits until the list is that of the address, as a page shows it that is opened there. */
async function expectListOf(page: Page, address: string): Promise<void> {
  await expect(page).toHaveURL(siteUrl(group, address));
  const fresh = await page.context().newPage();
  await open(fresh, siteUrl(group, address));
  const expected = await shown(fresh);
  expect(expected.vehicles.length).toBeGreaterThan(3);
  await expect.poll(() => shown(page), { timeout: 30_000 }).toEqual(expected);
  await fresh.close();
}

test('[SRCH-12] where every answer takes 3 seconds and every fifth fails, nothing that is chosen or typed is lost', async ({
  page,
}) => {
  await open(page, siteUrl(group, '/search'));
  let asked = 0;
  await page.route(answers, async (route) => {
    asked += 1;
    const fails = asked % 5 === 2;
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    await (fails ? route.abort('connectionreset') : route.continue()).catch(() => undefined);
  });
  await filters(page).getByRole('checkbox', { name: /^Used/ }).check();
  await expect(says(page, 'Updating the list…')).toBeVisible();
  await box(page).pressSequentially('white automatic ', { delay: 180 });
  await expect(box(page)).toHaveValue('white automatic ');
  await expectListOf(page, '/search?query=white+automatic&car_type=used');
  await expect(box(page)).toHaveValue('white automatic ');
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price_asc');
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click();
  await expectListOf(page, '/search?query=white+automatic&car_type=used&sortBy=price_asc&page=2');
});

test('[SRCH-12] choices made offline stay, the page says so, and the list follows when the network is back', async ({
  page,
  context,
}) => {
  await open(page, siteUrl(group, '/search'));
  const before = await shown(page);
  await context.setOffline(true);
  await filters(page).getByRole('checkbox', { name: /^Used/ }).check();
  await expect(page.getByText('You’re offline')).toBeVisible();
  await expect(says(page, 'We couldn’t update the list')).toBeAttached();
  await filters(page).getByRole('checkbox', { name: /^Kia/ }).check();
  await expect(page).toHaveURL(siteUrl(group, '/search?car_type=used&make=Kia'));
  await expect(filters(page).getByRole('checkbox', { name: /^Used/ })).toBeChecked();
  expect((await shown(page)).vehicles).toEqual(before.vehicles);
  await context.setOffline(false);
  await expectListOf(page, '/search?car_type=used&make=Kia');
  await expect(page.getByText('You’re offline')).toHaveCount(0);
});
