import { expect, test, type Page } from '@playwright/test';
import { siteUrl, type SiteSlug } from './support/address.ts';
import { takenBy } from './support/demoStock.ts';
import { fillVisitor, typeComments } from './support/enquiry.ts';
import { payByCard } from './support/pay.ts';
import { open, ready } from './support/ready.ts';
import { newMobile, signInFor } from './support/signIn.ts';
import { answerCondition, describeCar, fillPerson, fillPlate } from './support/tradeIn.ts';

const slug: SiteSlug = 'haggle-free-cars';
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Posts as the page's own visitor, by the interface that toggles use. */
const post = (page: Page, path: string, body: Record<string, unknown>) =>
  page.evaluate(
    async ({ address, text }) =>
      (await fetch(address, { method: 'POST', body: text, headers: { 'content-type': 'application/json' } })).status,
    { address: `/api/watchlist/${path}`, text: JSON.stringify(body) },
  );

/** Reserves a car as far as the payment page, and pays. */
async function reserve(page: Page, car: string): Promise<void> {
  await page.goto(siteUrl(slug, `/cars/${car}/checkout`));
  const person = { 'First name': 'Robin', 'Last name': 'Nguyen', Email: 'robin@example.com.au', Postcode: '6160' };
  for (const [name, text] of Object.entries(person)) await page.getByRole('textbox', { name }).fill(text);
  await page.getByRole('button', { name: /^Reserve for/ }).click();
  await payByCard(page);
  await page.waitForURL(new RegExp(`/cars/${car}/checkout/`));
}

test('[ROUTE-15] the garage is empty in words first, and then shows everything its visitor has with the dealer', async ({
  page,
}) => {
  test.setTimeout(150_000);
  await page.setViewportSize({ width: 390, height: 844 });
  const car = await takenBy('full garage');
  const phone = await signInFor(page, slug, '/my-garage');
  for (const name of ['Reservations', 'Trade-in valuations', 'Enquiries', 'Saved searches']) {
    await expect(part(page, name)).toContainText(/^.*(Nothing|No )/s);
  }
  expect(await post(page, 'save-car', { car_id: car.id })).toBe(200);
  expect(await post(page, 'save-search', { name: 'Utes for the farm', path: '/search?body=Ute' })).toBe(200);

  await reserve(page, car.slug);
  await open(page, siteUrl(slug, `/cars/${car.slug}`));
  await page
    .getByRole('link', { name: /^(Enquire|Find Me Something Similar)$/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await fillVisitor(dialog, { Phone: phone });
  await typeComments(dialog, 'When may I come and see it?');
  await dialog.getByRole('button', { name: /^Send/ }).click();
  await page.waitForURL(siteUrl(slug, '/success'));

  await page.goto(siteUrl(slug, '/trade-in'));
  await ready(page);
  await fillPlate(page, '1GRG600', 'QLD');
  await describeCar(page, '42,000');
  await answerCondition(page);
  await ready(page);
  await fillPerson(page);
  await page.getByRole('button', { name: /^Accept \$/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Offer accepted');

  await open(page, siteUrl(slug, '/my-garage'));
  await expect(page.getByRole('list', { name: 'Watchlist' })).toContainText(car.name);
  await expect(part(page, 'Reservations')).toContainText(car.name);
  await expect(part(page, 'Reservations')).toContainText('Deposit of $200');
  await expect(part(page, 'Trade-in valuations')).toContainText('1GRG600');
  // The reservation is a lead of its own beside the question.
  await expect(part(page, 'Enquiries').getByRole('link', { name: car.name })).toHaveCount(2);
  await expect(part(page, 'Your details')).toContainText(phone);
  await expect(part(page, 'Your details')).toContainText('robin@example.com.au');
  await part(page, 'Saved searches').getByRole('link', { name: 'Utes for the farm' }).click();
  await expect(page).toHaveURL(siteUrl(slug, '/search?body=Ute'));
  await open(page, siteUrl(slug, '/my-garage'));
  await page.getByRole('button', { name: 'Remove the search Utes for the farm' }).click();
  await expect(part(page, 'Saved searches')).toContainText('No saved searches yet.');
});

test('[GATE-06] signing out everywhere ends the session of every device with the number, and of no other', async ({
  page,
  browser,
}) => {
  test.slow();
  const phone = await signInFor(page, slug, '/my-garage');
  const lost = await (await browser.newContext()).newPage();
  await signInFor(lost, slug, '/my-garage', phone);
  const stranger = await (await browser.newContext()).newPage();
  await signInFor(stranger, slug, '/my-garage', newMobile());
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page).toHaveURL(siteUrl(slug, '/'));
  for (const device of [page, lost]) {
    await device.goto(siteUrl(slug, '/my-garage'));
    await expect(device).toHaveURL(/\/sign-in\?type=garage/);
  }
  await stranger.reload();
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('My garage');
  await lost.context().close();
  await stranger.context().close();
});

test('[ROUTE-15] deleting one’s data is asked about first, empties the garage, signs out, and leaves others alone', async ({
  page,
  browser,
}) => {
  test.slow();
  const car = await takenBy('emptied garage');
  const phone = await signInFor(page, slug, '/my-garage');
  const other = await (await browser.newContext()).newPage();
  const otherPhone = await signInFor(other, slug, '/my-garage');
  for (const device of [page, other]) {
    expect(await post(device, 'save-car', { car_id: car.id })).toBe(200);
    expect(await post(device, 'save-search', { name: 'Kept for me', path: '/search?make=Kia' })).toBe(200);
  }
  await page.goto(siteUrl(slug, '/trade-in'));
  await ready(page);
  await fillPlate(page, '1DEL700', 'QLD');
  await page.goto(siteUrl(slug, '/my-garage'));
  await page.getByRole('link', { name: 'Delete my data' }).click();
  await expect(page.getByRole('link', { name: 'Keep everything' })).toHaveAttribute('href', '/my-garage');
  await page.getByRole('button', { name: 'Delete my data' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your data are deleted');
  await page.goto(siteUrl(slug, '/my-garage'));
  await expect(page).toHaveURL(/\/sign-in\?type=garage/);

  await signInFor(page, slug, '/my-garage', phone);
  await expect(page.getByRole('heading', { name: /^No saved/ })).toBeVisible();
  await expect(part(page, 'Saved searches')).toContainText('No saved searches yet.');
  await page.goto(siteUrl(slug, '/trade-in'));
  await expect(page.getByRole('textbox', { name: 'Number plate' })).toHaveValue('');
  await other.reload();
  await expect(other.getByRole('main')).toContainText(`Signed in with ${otherPhone}.`);
  await expect(other.getByRole('list', { name: 'Watchlist' })).toContainText(car.name);
  await expect(part(other, 'Saved searches')).toContainText('Kept for me');
  await other.context().close();
});
