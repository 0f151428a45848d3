import { expect, test } from '@playwright/test';
import { siteUrl } from './support/address.ts';
import { fillVisitor, sentLead } from './support/enquiry.ts';
import { mailOf } from './support/mails.ts';
import { decoded } from './support/html.ts';
import { person, plainForm } from './support/plainForm.ts';
import { open } from './support/ready.ts';
import { askSite, firstInStock } from './support/wire.ts';

const slug = 'southern-motor-group';

test('[LOC-04] each place of the contact page has Email Us, which writes to that place', async () => {
  const contact = await askSite(slug, '/contact');
  const links = [...contact.text.matchAll(/<a[^>]*href="(\/enquire\?about=email[^"]*)"/g)].map(([, href = '']) =>
    decoded(href),
  );
  expect(new Set(links).size).toBeGreaterThan(5);
  const [first = ''] = links;
  const form = await plainForm(slug, first);
  expect(form.html).not.toContain('<select');
  const sent = await form.post({ ...person, message: 'Do you open on Sunday?' });
  const mail = await mailOf(sent.leadId);
  expect(mail).toContain('Category: General Enquiry (Email Us)');
  expect(mail).toMatch(/^Location: \S/m);
  expect((await askSite(slug, '/enquire?about=email&location=nowhere')).status).toBe(404);
});

test('[VDP-14] [FORM-11] [FORM-15] Email Us on a vehicle’s page opens above it and tells the place which vehicle', async ({
  page,
}) => {
  const car = await firstInStock(slug);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, siteUrl(slug, `/cars/${car.slug}`));
  await page.getByRole('heading', { name: 'Where to see it' }).click();
  await page.getByRole('link', { name: /^Email Us/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Email / });
  await fillVisitor(dialog);
  await dialog.getByRole('textbox', { name: 'Comments' }).fill('May I come by?');
  await dialog.getByRole('button', { name: 'Send email' }).click();
  await expect(page).toHaveURL(siteUrl(slug, '/success'));
  const mail = await mailOf(await sentLead(page));
  expect(mail).toContain('General Enquiry (Email Us)');
  expect(mail).toContain(car.name);

  // The next form knows who it is, asks what it is about first, and is sent by its last step.
  await open(page, siteUrl(slug, `/cars/${car.slug}`));
  await page.getByRole('link', { name: 'Enquire', exact: true }).first().click();
  const steps = page.getByRole('dialog');
  await expect(steps.getByRole('group', { name: 'Step 1 of 2: Your question' })).toBeVisible();
  await expect(steps.getByRole('textbox', { name: 'First name' })).toBeHidden();
  await steps.getByRole('button', { name: 'Next' }).press('Enter');
  await expect(steps.getByRole('group', { name: 'Step 2 of 2: About you' })).toBeFocused();
  await expect(steps.getByRole('textbox', { name: 'First name' })).toHaveValue('Robin');
  await expect(steps.getByRole('textbox', { name: 'Postcode' })).toHaveValue('6160');
  await steps.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(page).toHaveURL(siteUrl(slug, '/success'));
  const lastEnquired = await page.evaluate((key) => localStorage.getItem(key), `forecourt:${slug}:last-enquired`);
  expect(JSON.parse(lastEnquired ?? '{}')).toMatchObject({ id: car.objectID });
});
