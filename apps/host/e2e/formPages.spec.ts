import { expect, test } from '@playwright/test';
import { siteUrl } from './support/address.ts';
import { deliveriesOf, fillVisitor, sentLead, typeComments } from './support/enquiry.ts';
import { open } from './support/ready.ts';

test('[FLEET-01] a business gets in touch, and the dealer gets the lead', async ({ page }) => {
  await open(page, siteUrl('harbour-toyota', '/fleet'));
  const form = page.getByRole('form', { name: 'Get In Touch' });
  await fillVisitor(form);
  // The only place that takes such enquiries is chosen.
  await expect(form.getByLabel('Location')).not.toHaveValue('');
  await typeComments(form, 'We run twelve utes and want to renew four a year.');
  await form.getByRole('button', { name: 'Get In Touch' }).click();
  await expect(page).toHaveURL(siteUrl('harbour-toyota', '/success'));
  expect(await deliveriesOf(page, await sentLead(page))).toHaveLength(3);
});
