import { expect, type Locator, type Page } from '@playwright/test';
import { demoUrl } from './address.ts';

export const visitor = {
  'First name': 'Robin',
  'Last name': 'Nguyen',
  Email: 'robin@example.com.au',
  Phone: '0412 345 678',
  Postcode: '6160',
} as const;

/** Fills the common fields of an enquiry in the given form or dialog. */
export async function fillVisitor(form: Locator, changed: Partial<Record<keyof typeof visitor, string>> = {}) {
  for (const [label, text] of Object.entries({ ...visitor, ...changed })) {
    await form.getByRole('textbox', { name: label }).fill(text);
  }
}

/** Writes comments key by key, slowly enough for the host to believe that a person filled the form. */
export async function typeComments(form: Locator, text: string) {
  const comments = form.getByRole('textbox', { name: 'Comments' });
  await comments.clear();
  await comments.pressSequentially(text, { delay: Math.ceil(1_200 / text.length) });
}

/** Id of the lead that this visitor has just sent, as the success page knows it. */
export async function sentLead(page: Page): Promise<string> {
  const marker = (await page.context().cookies()).find(({ name }) => name === 'fc-success');
  expect(marker, 'the mark of a success').toBeDefined();
  return marker?.value ?? '';
}

/** Every delivery of a lead as the demo's outbox page tells it, once none is waiting any more. */
export async function deliveriesOf(page: Page, leadId: string): Promise<string[]> {
  const rows = page.getByRole('region', { name: `Lead ${leadId}` }).locator('tbody tr');
  await expect(async () => {
    await page.goto(demoUrl('/demo/outbox'));
    await expect(rows).not.toHaveCount(0, { timeout: 1_000 });
    await expect(rows.filter({ hasText: 'Waiting' })).toHaveCount(0, { timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
  return rows.allInnerTexts();
}
