import { expect, test } from '@playwright/test';
import { siteUrl, type SiteSlug } from './support/address.ts';
import { importFeed } from './support/feed.ts';
import { sitemapText } from './support/sitemap.ts';
import { askSite, search } from './support/wire.ts';

/** A dealer whose feed no other journey imports: a feed that would remove most of a dealer's stock is held. */
const slug: SiteSlug = 'harbour-toyota';

const row = (place: number) => [
  `ZZ91${place}0`,
  `2022 Mazda CX-30 Touring ${place}`,
  'Mazda',
  'CX-30',
  'used',
  '2022',
  '31990',
  'in_stock',
];

test('[ROUTE-01] a car that left the feed answers 410 on the site’s own page; it is in no list, map or enquiry any more', async ({
  page,
}) => {
  test.slow();
  await importFeed(slug, [1, 2, 3].map(row));
  const found = () => search(slug, { query: 'ZZ9130' });
  await expect.poll(async () => (await found()).nbHits, { timeout: 15_000 }).toBe(1);
  const [car] = (await found()).hits;
  const path = `/cars/${car?.slug}`;
  expect((await askSite(slug, path)).status).toBe(200);

  await importFeed(slug, [1, 2].map(row));
  await expect.poll(async () => (await askSite(slug, path)).status, { timeout: 15_000 }).toBe(410);
  const answer = await page.goto(siteUrl(slug, path));
  expect(answer?.status()).toBe(410);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Harbour Toyota' }).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', 'noindex');
  expect((await found()).nbHits).toBe(0);
  expect(await sitemapText(slug)).not.toContain(path);
  for (const below of [`${path}/checkout`, `/enquire?car=${car?.slug}`]) {
    expect([404, 410], below).toContain((await askSite(slug, below)).status);
  }
});

test('[ROUTE-01] a car sold long ago is still told of, but not to search engines', async ({ page }) => {
  const { hits } = await search('haggle-free-cars', { filters: 'sold:true', hitsPerPage: 50 });
  expect(hits.length).toBeGreaterThan(0);
  for (const car of hits.slice(0, 3)) {
    const answer = await page.goto(siteUrl('haggle-free-cars', `/cars/${car.slug}`));
    expect(answer?.status()).toBe(200);
    await expect(page.getByText(/sold/i).first()).toBeVisible();
    const robots = await page.locator('meta[name="robots"]').all();
    for (const mark of robots) await expect(mark).toHaveAttribute('content', /noindex/);
  }
});
