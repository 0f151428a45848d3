import { expect, test } from '@playwright/test';
import { siteUrl } from './support/address.ts';
import { deliveriesOf, fillVisitor, sentLead } from './support/enquiry.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

test('[FORM-01] [FORM-02] without JavaScript a visitor searches, asks about a car, mends the form and is thanked', async ({
  page,
}) => {
  await page.goto(siteUrl('harbour-toyota'));
  const finder = page.getByRole('search', { name: 'Find a vehicle' });
  await finder.getByLabel('Body type').selectOption('Ute');
  await finder.getByRole('button', { name: /^Search/ }).click();
  await expect(page).toHaveURL(/\/search\?.*body=Ute/);

  const card = page.getByRole('list', { name: 'Vehicles' }).getByRole('article').first();
  const name = (await card.getByRole('heading').innerText()).trim();
  await card.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);

  await page.getByRole('link', { name: 'Enquire', exact: true }).first().click();
  await expect(page).toHaveURL(/\/enquire\?car=/);
  const form = page.getByRole('main').locator('form');
  await fillVisitor(form, { Postcode: '61' });
  await form.getByRole('textbox', { name: 'Comments' }).fill('');
  await form.getByRole('button', { name: 'Send enquiry' }).click();

  await expect(form.getByText('Invalid postcode. Please enter a 4-digit number.').first()).toBeVisible();
  await expect(form.getByText('Write your comments.').first()).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'First name' })).toHaveValue('Robin');
  await expect(form.getByRole('textbox', { name: 'Postcode' })).toHaveValue('61');

  await form.getByRole('textbox', { name: 'Postcode' }).fill('6160');
  await form.getByRole('textbox', { name: 'Comments' }).fill('Does it come with a canopy?');
  await form.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(page).toHaveURL(siteUrl('harbour-toyota', '/success'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thanks, we’ve got your message');

  const deliveries = await deliveriesOf(page, await sentLead(page));
  expect(deliveries).toHaveLength(3);
  for (const delivery of deliveries) expect(delivery).toContain('Delivered');
});

test('[ROUTE-23] without JavaScript a phone shows vehicles first, and folds the filters out by a link', async ({
  page,
}) => {
  for (const [slug, make] of [
    ['haggle-free-cars', 'Toyota'],
    ['southern-motor-group', 'Kia'],
  ] as const) {
    await page.goto(siteUrl(slug, '/search'));
    const first = page.getByRole('list', { name: 'Vehicles' }).or(page.getByRole('list', { name: 'Cars' }));
    const { y } = (await first.getByRole('article').first().boundingBox()) ?? { y: Infinity };
    expect(y, `${slug}: the first vehicle is on the first screen`).toBeLessThan(844);
    const panel = page.getByRole('complementary', { name: 'Filters' });
    await expect(panel).toBeHidden();
    await page.getByRole('link', { name: 'Filters', exact: true }).click();
    await panel
      .getByRole('checkbox', { name: new RegExp(`^${make}`) })
      .first()
      .check();
    await panel.getByRole('button', { name: 'Apply filters' }).click();
    await expect(page).toHaveURL(new RegExp(`make=${make}`));
    await expect(panel).toBeHidden();
  }
});
