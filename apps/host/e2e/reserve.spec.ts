import { expect, test, type Page } from '@playwright/test';
import { siteUrl, type SiteSlug } from './support/address.ts';
import { takenBy } from './support/demoStock.ts';
import { wordsOf } from './support/html.ts';
import { payByCard } from './support/pay.ts';
import { ready } from './support/ready.ts';
import { signInFor } from './support/signIn.ts';
import { askSite, search } from './support/wire.ts';

const slug: SiteSlug = 'haggle-free-cars';
const person = { 'First name': 'Robin', 'Last name': 'Nguyen', Email: 'robin@example.com.au', Postcode: '4127' };

async function fillPerson(page: Page, more: Readonly<Record<string, string>> = {}): Promise<void> {
  for (const [label, text] of Object.entries({ ...person, ...more }))
    await page.getByRole('textbox', { name: label }).fill(text);
}

test('[RES-01] [ROUTE-02] [GATE-01] a visitor pays the deposit, and the car is reserved everywhere at once', async ({
  page,
}) => {
  const { slug: car } = await takenBy('reserve');
  await signInFor(page, slug, `/cars/${car}/checkout`);
  await expect(page.getByRole('heading', { level: 1, name: 'Reserve this vehicle' })).toBeVisible();
  await fillPerson(page);
  await page.getByRole('button', { name: 'Reserve for $200' }).click();
  await payByCard(page);
  await expect(page).toHaveURL(new RegExp(`/cars/${car}/checkout/`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/reserved|yours/i);
  const html = async () => (await askSite(slug, `/cars/${car}`)).text;
  await expect.poll(async () => wordsOf(await html()), { timeout: 4_000 }).toContain(' Reserved ');
  expect(await html()).not.toContain(`href="/cars/${car}/checkout"`);
  const { hits } = await search(slug, { filters: 'sold:false', facetFilters: [], hitsPerPage: 1_000 });
  expect(hits.find((hit) => hit.slug === car)).toMatchObject({ reserved: true });
});

test('[ROUTE-04] [RES-04] an order is put together step by step, kept, and ends as a held car', async ({ page }) => {
  const { slug: car } = await takenBy('order');
  const next = async (step: string, answer?: RegExp) => {
    if (answer) await page.getByRole('radio', { name: answer }).first().check();
    const form = page.getByRole('main').locator('form').last();
    await form.getByRole('button', { name: /continue|next|save/i }).click();
    await expect(page).toHaveURL(new RegExp(`step=${step}`));
  };
  await page.goto(siteUrl(slug, `/checkout-journey?car_id=${car}`));
  await ready(page);
  await next('trade-in');
  await next('payment', /^No/);
  await next('extras', /cash|own money|bank/i);
  await next('delivery');
  await page.reload();
  await next('details', /pick/i);
  await next('details');
  await expect(page.getByText('Enter your first name.').first()).toBeVisible();
  await fillPerson(page, { Phone: '0412 345 678' });
  await next('deposit');
  const form = page.getByRole('main').locator('form').last();
  await form.getByRole('button', { name: /pay|deposit/i }).click();
  await payByCard(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Your order is in', { timeout: 20_000 });
});
