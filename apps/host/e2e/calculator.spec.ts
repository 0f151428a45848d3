import { expect, test, type Page } from '@playwright/test';
import { brokenRules } from './support/accessible.ts';
import { siteUrl } from './support/address.ts';
import { open } from './support/ready.ts';
import { firstInStock } from './support/wire.ts';

function countEvents(page: Page, name: string): () => number {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/events')) sent.push(request.postData() ?? '');
  });
  return () => sent.join('').split(`"${name}"`).length - 1;
}

test('[CALC-02] [CALC-08] the calculator of a vehicle comes alive when it is near, answers keys at once, and is counted once', async ({
  page,
}) => {
  const counted = countEvents(page, 'financeInterest');
  const car = await firstInStock('harbour-toyota', 'price > 15000');
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, siteUrl('harbour-toyota', `/cars/${car.slug}`));
  const section = page.locator('#repayments');
  await expect(section.locator('[data-not-live]')).toHaveCount(1);
  await section.scrollIntoViewIfNeeded();
  await expect(section.locator('[data-not-live]')).toHaveCount(0);

  const form = section.getByRole('form', { name: 'Repayment calculator' });
  const answer = section.getByRole('region', { name: 'Estimated repayment' });
  const figure = answer.getByText(/\$[\d,]+\s+per/);
  const before = await figure.innerText();
  expect(before).toMatch(/\$[\d,]+\s+per week/);
  const term = form.getByRole('textbox', { name: 'Loan term' });
  const years = Number(await term.inputValue());
  await form.getByRole('slider', { name: 'Loan term, slider' }).press('ArrowRight');
  await expect(term).toHaveValue(String(years + 0.5));
  await expect(figure).not.toHaveText(before);
  await form.getByRole('radio', { name: 'Monthly' }).check();
  await expect(section.getByRole('status')).toHaveText(/^\$[\d,]+ per month over [\d.]+ years at [\d.]+% p\.a\.$/);
  await form.getByRole('textbox', { name: 'Deposit or trade-in' }).fill('5000');
  await expect(section.getByText('$5,000', { exact: true })).toBeVisible();
  await expect.poll(counted).toBe(1);
});

test('[CALC-08] [ROUTE-12] the finance page counts two calculators as one, leads from a budget to the vehicles, and breaks no rule', async ({
  page,
}) => {
  const counted = countEvents(page, 'financeInterest');
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, siteUrl('harbour-toyota', '/finance'));
  await page.getByRole('textbox', { name: 'Purchase price' }).fill('42000');
  const budget = page.locator('#budget');
  const links = budget.getByRole('link', { name: /^See \d+ vehicles? under \$[\d,]+$/ });
  const before = await links.innerText();
  await budget.getByRole('textbox', { name: 'I can pay' }).fill('120');
  const link = links.filter({ hasNotText: before });
  await expect(link).toBeVisible();
  const [, count = ''] = /See (\d+)/.exec(await link.innerText()) ?? [];
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth).toBe(clientWidth);
  expect(await brokenRules(page)).toEqual([]);
  await link.click();
  await expect(page).toHaveURL(/\/search\?price=-\d+$/);
  await expect(page.getByRole('main')).toContainText(`${count} vehicle`);
  await expect.poll(counted).toBe(1);
});
