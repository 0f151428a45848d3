import { expect, test } from '@playwright/test';
import { brokenRules } from './support/accessible.ts';
import { siteUrl } from './support/address.ts';
import { deliveriesOf, fillVisitor, sentLead, typeComments } from './support/enquiry.ts';
import { open } from './support/ready.ts';
import { firstInStock } from './support/wire.ts';

const openPages = [
  '/book-test-drive',
  '/enquiries/new-vehicle-enquiry',
  '/car-finance',
  '/finance-enquiry',
  '/service',
  '/genuine-service',
  '/vehicle-parts-and-accessories',
  '/parts/search',
  '/fleet',
  '/careers',
  '/customer-feedback-survey',
  '/review-feedback',
  '/complaint-handling',
];

for (const path of openPages) {
  test(`[ROUTE-12] [ROUTE-14] [ROUTE-17] [ROUTE-19] ${path} opens, fits a phone and breaks no rule`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const answer = await open(page, siteUrl('harbour-toyota', path));
    expect.soft(answer?.status()).toBe(200);
    await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect.soft(scrollWidth, 'no sideways scroll').toBe(clientWidth);
    expect(await brokenRules(page)).toEqual([]);
  });
}

test('[ROUTE-14] a page that a dealer does not have is its 404', async ({ page }) => {
  const answer = await page.goto(siteUrl('haggle-free-cars', '/fleet'));
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('We can’t find that page');
});

test('[FLEET-01] a business gets in touch, and the dealer gets the lead', async ({ page }) => {
  await open(page, siteUrl('harbour-toyota', '/fleet'));
  const form = page.getByRole('form', { name: 'Get In Touch' });
  await fillVisitor(form);
  await form.getByLabel('Location').selectOption({ index: 1 });
  await typeComments(form, 'We run twelve utes and want to renew four a year.');
  await form.getByRole('button', { name: 'Get In Touch' }).click();
  await expect(page).toHaveURL(siteUrl('harbour-toyota', '/success'));
  expect(await deliveriesOf(page, await sentLead(page))).toHaveLength(3);
});

test('[ROUTE-12] [GATE-01] finance asks for a sign-in, comes back to the same, and is open as an enquiry', async ({
  page,
}) => {
  const car = await firstInStock('harbour-toyota');
  await page.goto(siteUrl('harbour-toyota', `/apply-for-finance?car_id=${car.objectID}`));
  const address = new URL(page.url());
  expect(address.pathname).toBe('/sign-in');
  expect(address.searchParams.get('type')).toBe('finance');
  expect(address.searchParams.get('redirect')).toBe(`/apply-for-finance?car_id=${car.objectID}`);

  await page.goto(siteUrl('harbour-toyota', '/finance-enquiry?vehiclePriceBudget=32500#finance-form'));
  const form = page.locator('#finance-form form');
  await expect(form.getByRole('textbox', { name: 'Vehicle price or budget' })).toHaveValue(/32,?500/);
});

test('[GATE-01] a signed-out visitor cannot post an application past its page', async ({ page }) => {
  await page.goto(siteUrl('harbour-toyota', '/contact'));
  const status = await page.evaluate(async () => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ form_id: 'finance-application' });
    return (await fetch('/api/leads', { method: 'POST', headers, body })).status;
  });
  expect(status).toBe(401);
});

test('[REV-03] a customer who is asked how it went goes on to the review page or to the survey', async ({ page }) => {
  await open(page, siteUrl('southern-motor-group', '/review-feedback?first_name=Robin&dealership_name=Border%20Ford'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Robin, how did it go?');
  await expect(page.getByRole('link', { name: /It went well/ })).toHaveAttribute(
    'href',
    'https://reviews.example/border-ford',
  );
  await page.getByRole('link', { name: /It could have been better/ }).click();
  await expect(page).toHaveURL(/\/customer-feedback-survey\?preferredDealership=border-ford$/);
  await expect(page.getByRole('form').getByLabel('Dealership')).toHaveValue('border-ford');
});
