import { expect, test } from '@playwright/test';
import { siteUrl } from './support/address.ts';
import { importFeed } from './support/feed.ts';
import { sitemapText } from './support/sitemap.ts';
import { search } from './support/wire.ts';

test('a feed imported while the host runs changes its pages and its search at once', async ({ page }) => {
  const row = (price: string) => [
    'ZZ9001',
    '2024 Nissan Patrol Warrior',
    'Nissan',
    'Patrol',
    'used',
    '2024',
    price,
    'in_stock',
  ];
  const imported = await importFeed('granite-nissan', [row('88990')]);
  expect(imported).toContain('1 new');

  const found = () => search('granite-nissan', { query: 'ZZ9001' });
  await expect.poll(async () => (await found()).nbHits, { timeout: 15_000 }).toBe(1);
  const [car] = (await found()).hits;
  const address = siteUrl('granite-nissan', `/cars/${car?.slug}`);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Patrol');
  await expect(page.getByRole('main')).toContainText('$88,990');
  expect(await sitemapText('granite-nissan')).toContain(address);

  expect(await importFeed('granite-nissan', [row('84990')])).toContain('1 changed');
  await expect(async () => {
    await page.goto(address);
    await expect(page.getByRole('main')).toContainText('$84,990', { timeout: 500 });
  }).toPass({ timeout: 15_000 });
});
