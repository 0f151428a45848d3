import { expect, test } from '@playwright/test';
import { siteUrl } from './support/address.ts';
import { stockRecords } from './support/repayments.ts';

test('[FIN-06] a page asks for its quote after it was shown, and does without where there is no answer', async ({
  page,
}) => {
  const records = await stockRecords('haggle-free-cars');
  const unquoted = records.find(({ price, summary }) => summary.finance === null && price !== null);
  const address = siteUrl('haggle-free-cars', `/cars/${unquoted?.summary.slug}`);
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  const quoteRequest = page.waitForRequest('**/api/youx/quote');
  await page.goto(address);
  const body = (await quoteRequest).postDataJSON() as Record<string, unknown>;
  expect(body).toMatchObject({ selfAssessedCreditScore: 'GREAT', loanTerm: 5, whoIsHelping: '' });
  expect(Object.keys(body)).toEqual(expect.arrayContaining(['purchasePrice', 'year', 'vin', 'nvic']));
  const box = page.getByRole('region', { name: 'Finance' });
  await expect(box).toContainText(/\$\d+ per week for 5 years/);
  await expect(box).toContainText('5-year secured loan of $30,000');
  await expect(box).toContainText('indicative quote from YouX');

  await page.route('**/api/youx/quote', (route) => route.abort());
  await page.goto(address);
  await expect(page.getByRole('link', { name: 'Finance Enquiry' }).first()).toBeVisible();
  await expect(box).toHaveCount(0);
  expect(faults).toEqual([]);
});
