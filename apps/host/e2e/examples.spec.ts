import { expect, test, type Page } from '@playwright/test';
import { openExample } from './support/exampleSite.ts';
import { mailOf } from './support/mails.ts';
import { person } from './support/plainForm.ts';

const dealer = /^http:\/\/haggle-free-cars\.localhost:\d+\//;

/** Faults that the page tells of, and of what the browser could not load. */
function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', ({ message }) => faults.push(message));
  return faults;
}

/** Narrows the search of a page to one make, and goes back. */
async function searchMake(page: Page): Promise<void> {
  const cards = page.getByRole('list', { name: 'Cars' }).getByRole('article');
  await expect(cards.first()).toBeVisible();
  await page.getByRole('complementary', { name: 'Filters' }).getByRole('checkbox', { name: /^Kia/ }).first().check();
  await expect(page).toHaveURL('http://localhost:4173/?make=Kia&page_id=12');
  for (const card of await cards.all()) await expect(card.getByRole('heading')).toHaveText(/Kia/);
  expect(await cards.first().getByRole('link').first().getAttribute('href')).toMatch(dealer);
  const picture = cards.first().locator('img').first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.goBack();
  await expect(page).toHaveURL('http://localhost:4173/?page_id=12');
  await expect(cards.getByRole('heading', { name: /Toyota|Mazda|Ford/ }).first()).toBeVisible();
}

async function calculate(page: Page): Promise<void> {
  const price = page.getByRole('textbox', { name: 'Purchase price' });
  const told = page.getByRole('status').filter({ hasText: 'per week over' });
  const repayment = async () => Number(/\$([\d,]+)/.exec(await told.innerText())?.[1]?.replaceAll(',', ''));
  await price.fill('40000');
  await price.blur();
  await expect.poll(repayment).toBeGreaterThan(150);
  await price.fill('20000');
  await price.blur();
  await expect.poll(repayment).toBeLessThan(110);
}

test('[ROUTE-23] [FORM-14] a page of plain React made with the packed packages searches, calculates and enquires', async ({
  page,
}) => {
  const faults = faultsOf(page);
  await openExample(page, 'vite-page/dist', '/?page_id=12');
  await searchMake(page);
  await calculate(page);
  expect(
    await page.evaluate(() => document.fonts.ready.then((all) => [...all].some(({ status }) => status === 'loaded'))),
  ).toBe(true);

  const form = page.locator('form').filter({ has: page.locator('[name=last_name]') });
  for (const [name, value] of Object.entries(person)) await form.locator(`[name=${name}]`).fill(value);
  await form.locator('[name=message]').fill('May I see it?');
  await form.locator('[name=location_id]').selectOption({ index: 1 });
  await expect(form.getByRole('link', { name: /Privacy policy/ })).toHaveAttribute('href', dealer);
  const answered = page.waitForResponse(
    (response) => response.url().endsWith('/api/leads') && response.request().method() === 'POST',
  );
  await form.getByRole('button', { name: /Send|Submit/ }).click();
  const { lead_id } = (await (await answered).json()) as { lead_id: string };
  await expect(page.getByText('Thank you')).toBeVisible();
  expect(await mailOf(lead_id)).toContain(person.email);
  expect(faults).toEqual([]);
});

test('[SITE-03] web components search and calculate on any page, in its colour and font, apart from its styles', async ({
  page,
}) => {
  const faults = faultsOf(page);
  await openExample(page, 'web-components', '/?page_id=12');
  await calculate(page);
  const kia = page.getByRole('complementary', { name: 'Filters' }).getByRole('checkbox', { name: /^Kia/ });
  await kia.first().check();
  await expect(page).toHaveURL('http://localhost:4173/?make=Kia&page_id=12');
  const search = page.locator('forecourt-search');
  const looks = () =>
    search.evaluate((element) => {
      const style = getComputedStyle(element);
      return [style.getPropertyValue('--fc-color-brand').toLowerCase(), style.fontFamily];
    });
  expect(await looks()).toEqual(['#7a1fa2', 'Georgia, serif']);
  await search.evaluate((element) => element.setAttribute('brand', '#00695c'));
  await expect.poll(looks).toEqual(['#00695c', 'Georgia, serif']);
  // Rules of the page do not reach inside, nor those of the parts outside.
  await page.addStyleTag({ content: 'button { border: 9px dotted red !important }' });
  const border = await search
    .getByRole('button')
    .first()
    .evaluate((button) => getComputedStyle(button).borderStyle);
  expect(border).not.toBe('dotted');
  expect(await page.locator('h1').evaluate((heading) => getComputedStyle(heading).marginBlock)).not.toBe('0px');
  expect(faults).toEqual([]);
});
