import { expect, test, type Page } from '@playwright/test';
import { siteUrl } from './support/address.ts';
import { takenBy } from './support/demoStock.ts';
import { wordsOf } from './support/html.ts';
import { payByCard } from './support/pay.ts';
import { signInHere } from './support/signIn.ts';
import { ask, search } from './support/wire.ts';

const slug = 'haggle-free-cars';
const declined = '4000 0000 0000 0002';
const person = { 'First name': 'Robin', 'Last name': 'Nguyen', Email: 'robin@example.com.au', Postcode: '6160' };

/** Signs in on the way to the form and sends it. */
async function reserve(page: Page, car: string): Promise<void> {
  await page.goto(siteUrl(slug, `/cars/${car}/checkout`));
  await expect(page).toHaveURL(/\/sign-in\?type=checkout/);
  await signInHere(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Reserve this vehicle' })).toBeVisible();
  for (const [label, text] of Object.entries(person)) await page.getByRole('textbox', { name: label }).fill(text);
  const phone = page.getByRole('textbox', { name: 'Phone' });
  if ((await phone.inputValue()) === '') await phone.fill('0412 345 678');
  await page.getByRole('button', { name: 'Reserve for $200' }).click();
}

test('[RES-01] [ROUTE-02] [GATE-01] a visitor signs in, pays the deposit, and the car is reserved everywhere at once', async ({
  page,
}) => {
  const { slug: car } = await takenBy('reserve');
  await reserve(page, car);
  await payByCard(page);
  await expect(page).toHaveURL(new RegExp(`/cars/${car}/checkout/`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/reserved|yours/i);
  await expect(async () => {
    const { text } = await ask(`${slug}.localhost`, `/cars/${car}`);
    expect(wordsOf(text)).toContain(' Reserved ');
    expect(text).not.toContain(`href="/cars/${car}/checkout"`);
  }).toPass({ timeout: 4_000 });
  const { hits } = await search(slug, { filters: 'sold:false', facetFilters: [], hitsPerPage: 1_000 });
  expect(hits.find((hit) => hit.slug === car)).toMatchObject({ reserved: true });
});

test('[RES-03] a card that is declined holds nothing, and says so', async ({ page }) => {
  const { slug: car } = await takenBy('declined card');
  await reserve(page, car);
  await payByCard(page, declined);
  await expect(page.getByText(/declined/i).first()).toBeVisible();
  const view = await ask(`${slug}.localhost`, `/api/cars/${car}/view.json`);
  expect(JSON.parse(view.text)).toMatchObject({ car_fields: { reserved: false, reserved_until: null } });
});

test('[GATE-03] an unknown car is missing before anybody has to sign in for it', async ({ page }) => {
  const answer = await page.goto(siteUrl(slug, '/cars/no-such-car/checkout'));
  expect(answer?.status()).toBe(404);
  await expect(page).not.toHaveURL(/sign-in/);
});
