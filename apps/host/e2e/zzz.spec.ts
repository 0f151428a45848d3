import { expect, test } from '@playwright/test';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dataFolder, demoUrl, siteUrl } from './support/address.ts';
import { deliveriesOf, fillVisitor, typeComments } from './support/enquiry.ts';
import { open, ready } from './support/ready.ts';
import { firstInStock } from './support/wire.ts';

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

  await page.goto(page.url()+'&fuel=Hybrid');
  await ready(page);
  const card = page.getByRole('list', { name: 'Vehicles' }).getByRole('article').first();
  await expect(card).toContainText('Hybrid');
  const name = (await card.getByRole('heading').innerText()).trim();
  await card.getByRole('link', { name }).click();
  await page.waitForURL(/\/cars\//);
  const carPath = new URL(page.url()).pathname;
  await ready(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);

  await page.getByRole('link', { name: 'Enquire', exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  await fillVisitor(dialog);
  await typeComments(dialog, 'Is it still there, and may I see it on Saturday morning?');

  const sent = page.waitForResponse((response) => response.url().endsWith('/api/leads'));
  const send = dialog.getByRole('button', { name: 'Send enquiry' });
  await send.click();
  const answer = await sent;
  const { lead_id: leadId } = (await answer.json()) as { lead_id: string };
  expect(answer.request().postDataJSON()).toMatchObject({
    dealership_slug: 'harbour-toyota',
    manufacturer_slug: 'toyota',
    'Vehicle Make': 'Toyota',
    car_type: 'used',
    vehicle_status: 'in_stock',
    opt_in: true,
  });
  await expect(page).toHaveURL(siteUrl('harbour-toyota', '/success'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thanks, we have your message');

  const deliveries = await deliveriesOf(page, leadId);
  expect(deliveries).toHaveLength(3);
  for (const delivery of deliveries) expect(delivery).toContain('Delivered');
  expect(deliveries.find((text) => text.includes('webhook'))).toContain('Answered 201');

  const mail = await outboxFile('mail', leadId);
  expect(mail).toContain('To: leads@harbourtoyota.example');
  expect(mail).toContain(carPath);
  const adf = await outboxFile('adf', leadId);
  expect(adf).toContain('<name part="first">Robin</name>');
  expect(adf).toContain('<make>Toyota</make>');
  expect(adf).toContain('may I see it on Saturday morning?');
});

