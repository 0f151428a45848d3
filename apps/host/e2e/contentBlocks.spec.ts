import { expect, test } from '@playwright/test';
import { siteUrl } from './support/address.ts';

const article = siteUrl('harbour-toyota', '/blog/vehicle-reviews/hilux-with-a-trailer');
const page = siteUrl('granite-nissan', '/pages/patrol-outback-packs');

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[CONT-01] an article shows a block of the host where its text names one, and vehicles where it names those', async ({
    page: tab,
  }) => {
    await tab.goto(article);
    const text = tab.getByRole('main');
    await expect(text.getByText('See a Toyota HiLux at Harbour Toyota Sales')).toBeVisible();
    await expect(text.getByRole('complementary', { name: 'Toyota HiLux in stock' })).toBeVisible();
    await expect(text).not.toContainText('::');
    await text.getByRole('link', { name: 'Show what is in stock' }).click();
    await expect(tab).toHaveURL(/\/search\/toyota\/hilux$/);
  });

  test('[CONT-01] a page of prose does too, with the hours of the place that the line names', async ({ page: tab }) => {
    await tab.goto(page);
    const text = tab.getByRole('main');
    await expect(text.getByText('See a Nissan Patrol at Granite Nissan Bathurst')).toBeVisible();
    await expect(text.getByRole('table', { name: 'Opening hours of Granite Nissan Bathurst' }).first()).toBeVisible();
    await expect(text.getByRole('complementary', { name: 'Nissan Patrol in stock' })).toBeVisible();
    await expect(text).not.toContainText('::');
  });
});
