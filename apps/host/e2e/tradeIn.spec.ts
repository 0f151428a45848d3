import { expect, test } from '@playwright/test';
import { siteUrl, type SiteSlug } from './support/address.ts';
import { leadOf } from './support/leads.ts';
import { ready } from './support/ready.ts';
import { signInFor } from './support/signIn.ts';
import { answerCondition, describeCar, fillPlate, fillPerson, choosePictures } from './support/tradeIn.ts';

const slug: SiteSlug = 'harbour-toyota';

test('[TRADE-01] [TRADE-02] [TRADE-03] plate, car, condition, estimate, pictures, and the accepted offer reaches the dealer', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInFor(page, slug, '/trade-in');
  await ready(page);
  await fillPlate(page, '1TRD100');
  await describeCar(page, '42,000');
  await answerCondition(page);
  const main = page.getByRole('main');
  await expect(main).toContainText('Our offer for your car');
  await ready(page);
  await choosePictures(page, 2);
  await expect(main.getByRole('status').filter({ hasText: '2 of 8 pictures added' })).toBeVisible();
  await expect(main.getByRole('img', { name: 'Picture 2 of 2', exact: true })).toBeVisible();
  await fillPerson(page);
  const counted: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/events')) counted.push(request.postData() ?? '');
  });
  const acceptances = () => counted.join('\n').split('"tradeInAccepted"').length - 1;
  await page.getByRole('button', { name: /^Accept \$/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Offer accepted');
  await expect.poll(acceptances).toBe(1);
  await page.reload();
  const reference = (await main.getByText(/^Reference /).innerText()).replace('Reference ', '').trim();
  expect(await leadOf(reference)).toMatch(/3\. Offer Accepted.*harbour-toyota/s);
  await page.goto(siteUrl(slug, '/my-garage'));
  await expect(page.getByRole('region', { name: 'Trade-in valuations' })).toContainText('1TRD100');
  expect(acceptances()).toBe(1);
});
