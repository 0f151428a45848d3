import { expect, test } from '@playwright/test';
import { brokenRules } from './support/accessible.ts';
import { siteUrl } from './support/address.ts';
import { open } from './support/ready.ts';
import { firstInStock } from './support/wire.ts';

test('[CALC-02] [CALC-08] [ROUTE-12] the calculator of a vehicle comes alive when it is near and answers keys at once; the finance page counts two calculators as one, and leads from a budget to the vehicles', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/events')) sent.push(request.postData() ?? '');
  });
  const counted = () => sent.join('').split('"financeInterest"').length - 1;
  const car = await firstInStock('harbour-toyota', 'price > 15000');
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, siteUrl('harbour-toyota', `/cars/${car.slug}`));
  const section = page.locator('#repayments');
  await expect(section.locator('[data-not-live]')).toHaveCount(1);
  await page.getByRole('heading', { name: 'Work out your repayments' }).click();
  await section.scrollIntoViewIfNeeded();
  await expect(section.locator('[data-not-live]')).toHaveCount(0);
  const figure = section.getByRole('region', { name: 'Estimated repayment' }).getByText(/\$[\d,]+\s+per week/);
  const before = await figure.innerText();
  await section.getByRole('slider', { name: 'Loan term, slider' }).press('ArrowRight');
  await expect(figure).not.toHaveText(before);
  await expect.poll(counted).toBe(1);

  await open(page, siteUrl('harbour-toyota', '/finance'));
  await page.getByRole('textbox', { name: 'Purchase price' }).fill('42000');
  const budget = page.locator('#budget');
  const links = budget.getByRole('link', { name: /^See \d+ vehicles? under \$[\d,]+$/ });
  const offered = await links.innerText();
  await budget.getByRole('textbox', { name: 'I can pay' }).fill('120');
  const link = links.filter({ hasNotText: offered });
  await expect(link).toBeVisible();
  const [, count = ''] = /See (\d+)/.exec(await link.innerText()) ?? [];
  expect(await brokenRules(page)).toEqual([]);
  await link.click();
  await expect(page).toHaveURL(/\/search\?price=-\d+$/);
  await expect(page.getByRole('main')).toContainText(`${count} vehicle`);
  await expect.poll(counted).toBe(2);
});
