import { expect, test } from '@playwright/test';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dataFolder, demoUrl, siteSlugs, siteUrl } from './support/address.ts';
import { deliveriesOf, fillVisitor, sentLead, typeComments } from './support/enquiry.ts';
import { open, ready } from './support/ready.ts';
import { askSite, firstInStock } from './support/wire.ts';

const phone = { width: 390, height: 844 };

/** The one file of a lead in a folder of the outbox. */
async function outboxFile(folder: string, leadId: string): Promise<string> {
  const path = join(dataFolder, 'outbox', folder);
  const names = (await readdir(path)).filter((name) => name.startsWith(leadId));
  expect(names).toHaveLength(1);
  return readFile(join(path, names[0] ?? ''), 'utf8');
}

test('[FORM-10] [FORM-13] [FORM-14] [FORM-19] a visitor on a phone finds a car, asks about it, and the dealer gets the lead three ways', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto(siteUrl('harbour-toyota'));

  const finder = page.getByRole('search', { name: 'Find a vehicle' });
  await finder.getByLabel('Condition').selectOption('used');
  await finder.getByLabel('Body type').selectOption('SUV');
  await finder.getByRole('button', { name: /^Search/ }).click();
  await expect(page).toHaveURL(/\/search\?.*body=SUV/);

  await ready(page);
  await page.getByRole('button', { name: /^Filters/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.locator('summary', { hasText: 'Fuel' }).click();
  await sheet.getByRole('checkbox', { name: /^Hybrid/ }).check();
  await expect(page).toHaveURL(/fuel=Hybrid/);
  await sheet.getByRole('button', { name: /^Show Me \d+ vehicles?$/ }).click();
  const card = page.getByRole('list', { name: 'Vehicles' }).getByRole('article').first();
  await expect(card).toContainText('Hybrid');
  const name = (await card.getByRole('heading').innerText()).trim();
  await card.getByRole('link', { name, exact: true }).click();
  await page.waitForURL(/\/cars\//);
  const carPath = new URL(page.url()).pathname;
  const make = name.split(' ')[1] ?? '';
  await ready(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);

  await page.getByRole('link', { name: 'Enquire', exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  await fillVisitor(dialog);
  await typeComments(dialog, 'Is it still there, and may I see it on Saturday morning?');

  const request = page.waitForRequest((one) => one.url().endsWith('/api/leads'));
  await dialog.getByRole('button', { name: 'Send enquiry' }).click();
  expect((await request).postDataJSON()).toMatchObject({
    dealership_slug: 'harbour-toyota',
    manufacturer_slug: make.toLowerCase(),
    'Vehicle Make': make,
    stock_number: carPath.split('-').at(-1)?.toUpperCase(),
    car_type: 'used',
    vehicle_status: 'in_stock',
    opt_in: true,
  });
  await expect(page).toHaveURL(siteUrl('harbour-toyota', '/success'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thanks, we have your message');

  const leadId = await sentLead(page);
  const deliveries = await deliveriesOf(page, leadId);
  expect(deliveries).toHaveLength(3);
  for (const delivery of deliveries) expect(delivery).toContain('Delivered');
  expect(deliveries.find((text) => text.includes('webhook'))).toContain('Answered 201');

  // Long lines of a mail are broken by a "=" at their ends.
  const mail = (await outboxFile('mail', leadId)).replaceAll(/=\r?\n/g, '');
  expect(mail).toContain('To: leads@harbourtoyota.example');
  expect(mail).toContain(carPath);
  const adf = await outboxFile('adf', leadId);
  expect(adf).toContain('<name part="first">Robin</name>');
  expect(adf).toContain(`<make>${make}</make>`);
  expect(adf).toContain('may I see it on Saturday morning?');
});

test('[FORM-10] [FORM-16] a form that the server could not take stays as it was filled and can be sent again', async ({
  page,
}) => {
  const car = await firstInStock('harbour-toyota');
  await open(page, siteUrl('harbour-toyota', `/cars/${car.slug}`));
  await page.getByRole('link', { name: 'Enquire', exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  await fillVisitor(dialog);
  await typeComments(dialog, 'Please call me after five about this one.');

  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const alerts: string[] = [];
  page.on('dialog', (alert) => {
    alerts.push(alert.message());
    void alert.accept();
  });
  await page.route('**/api/leads', async (route) => {
    await held;
    await route.fulfill({ status: 503, json: { error: 'We could not save your enquiry just now.', fieldErrors: {} } });
  });
  const send = dialog.getByRole('button', { name: 'Send enquiry' });
  await send.click();
  await expect(send).toBeDisabled();
  release();
  await expect(dialog.getByText('We could not save your enquiry just now.')).toBeVisible();
  await expect(send).toBeEnabled();
  await expect(dialog.getByRole('textbox', { name: 'First name' })).toHaveValue('Robin');
  await expect(dialog.getByRole('textbox', { name: 'Comments' })).toHaveValue(
    'Please call me after five about this one.',
  );

  await page.unroute('**/api/leads');
  await page.route('**/api/leads', (route) => route.fulfill({ status: 500, json: {} }));
  await send.click();
  await expect(dialog.getByText('An unexpected error occured')).toBeVisible();

  await page.unroute('**/api/leads');
  await send.click();
  await expect(page).toHaveURL(siteUrl('harbour-toyota', '/success'));
});

test('[FORM-05] a site that asks for its terms refuses a form without them', async ({ page }) => {
  const car = await firstInStock('granite-nissan');
  await open(page, siteUrl('granite-nissan', `/cars/${car.slug}`));
  await page.getByRole('link', { name: 'Enquire', exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  await fillVisitor(dialog);
  await typeComments(dialog, 'Does the tow bar stay on this one?');
  await dialog.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(dialog.getByText('*You must agree to the terms of use before submitting.').first()).toBeVisible();
  await dialog.getByRole('checkbox', { name: /terms of use/ }).check();
  await dialog.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(page).toHaveURL(siteUrl('granite-nissan', '/success'));
});

test('[FORM-03] a dealer with one location does not ask for it, and each of its forms names it', async () => {
  const { text } = await askSite('granite-nissan', '/contact');
  const fields = text.match(/<(?:input|select)[^>]* name="location_id"[^>]*>/g) ?? [];
  expect(fields.length).toBeGreaterThan(0);
  for (const field of fields) expect(field).toMatch(/^<input type="hidden".* value="loc-granite-sales"/);
});

test('[FORM-03] the contact page asks for a category and a location of the dealer, and sends', async ({ page }) => {
  await open(page, siteUrl('harbour-toyota', '/contact'));
  const form = page.getByRole('form', { name: 'Send us a message' });
  await expect(form.getByLabel('What is it about?')).toHaveValue('General Enquiry');
  await fillVisitor(form);
  await typeComments(form, 'Do you open on public holidays?');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByText('Choose a location.').first()).toBeVisible();
  await form.getByLabel('Location').selectOption({ index: 1 });
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(page).toHaveURL(siteUrl('harbour-toyota', '/success'));
});

test('[ROUTE-07] the success page opened cold says that nothing was sent and offers ways on', async ({ page }) => {
  await page.goto(siteUrl('sunrise-kia', '/success'));
  await expect(page.getByText('Nothing has been sent just now')).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
  await main.getByRole('link', { name: /^Browse/ }).click();
  await expect(page).toHaveURL(siteUrl('sunrise-kia', '/search'));
});

test('the demo lists its sites and where their leads went', async ({ page }) => {
  await page.goto(demoUrl('/'));
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(siteSlugs.length);
  await page.getByRole('link', { name: 'What happened to the leads' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leads and their deliveries');
});
