import { expect, test } from '@playwright/test';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dataFolder, siteUrl } from './support/address.ts';
import { fillVisitor, sentLead } from './support/enquiry.ts';
import { leadOf } from './support/leads.ts';
import { ready } from './support/ready.ts';

/** The one file of a lead in a folder of the outbox. */
async function outboxFile(folder: string, leadId: string): Promise<string> {
  const path = join(dataFolder, 'outbox', folder);
  const names = (await readdir(path)).filter((name) => name.startsWith(leadId));
  expect(names).toHaveLength(1);
  return readFile(join(path, names[0] ?? ''), 'utf8');
}

test('[FORM-10] [FORM-13] [FORM-14] [FORM-16] [FORM-19] a visitor on a phone finds a car, asks about it, also after a failure that is explained, and the dealer gets the lead three ways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
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
  await dialog.getByRole('textbox', { name: 'Comments' }).fill('May I see it?');

  const send = dialog.getByRole('button', { name: 'Send enquiry' });
  const error = 'We couldn’t save your enquiry just now.';
  await page.route('**/api/leads', (route) => route.fulfill({ status: 503, json: { error, fieldErrors: {} } }));
  await send.click();
  await expect(dialog.getByText(error)).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Comments' })).toHaveValue('May I see it?');
  await page.unroute('**/api/leads');

  const request = page.waitForRequest((one) => one.url().endsWith('/api/leads'));
  await send.click();
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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thanks, we’ve got your message');

  const leadId = await sentLead(page);
  const [deliveries = ''] = (await leadOf(leadId)).split('</table>');
  expect(deliveries.match(/data-state="\w+"/g)).toEqual(Array(3).fill('data-state="delivered"'));
  expect(deliveries).toMatch(/webhook.*Answered 201/s);

  // Long lines of a mail are broken by a "=" at their ends.
  const mail = (await outboxFile('mail', leadId)).replaceAll(/=\r?\n/g, '');
  expect(mail).toContain('To: leads@harbourtoyota.example');
  expect(mail).toContain(carPath);
  const adf = await outboxFile('adf', leadId);
  expect(adf).toContain('<name part="first">Robin</name>');
  expect(adf).toContain(`<make>${make}</make>`);
  expect(adf).toContain('May I see it?');
});
