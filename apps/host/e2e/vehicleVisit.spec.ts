import { expect, test, type Page } from '@playwright/test';
import { siteUrl, type SiteSlug } from './support/address.ts';
import { fillVisitor } from './support/enquiry.ts';
import { open } from './support/ready.ts';
import { firstInStock, search } from './support/wire.ts';

const toyota: SiteSlug = 'harbour-toyota';
/** One stands in the page, the other in the bar while that is there. */
const enquire = (page: Page) => page.getByRole('link', { name: 'Enquire', exact: true });

test('[VDP-12] [VDP-21] the bar with Enquire comes as the page is read, later at a desk than on a phone, and Call Now while somebody answers', async ({
  page,
}) => {
  const car = await firstInStock(toyota, 'car_type:used');
  const call = page.getByRole('button', { name: 'Call Now' });
  const to = (top: number) => page.evaluate((y) => window.scrollTo(0, y), top);
  // A Wednesday in Perth: eleven in the morning, then eight in the evening.
  await page.clock.setFixedTime(new Date('2026-11-25T03:00:00Z'));
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, siteUrl(toyota, `/cars/${car.slug}`));
  await to(40);
  await expect(enquire(page)).toHaveCount(1);
  await expect(call).toBeHidden();
  await to(80);
  await expect(call).toBeVisible();
  await expect(enquire(page)).toHaveCount(2);
  await to(0);
  await expect(call).toBeHidden();

  await page.clock.setFixedTime(new Date('2026-11-25T12:00:00Z'));
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, siteUrl(toyota, `/cars/${car.slug}`));
  await to(850);
  await expect(enquire(page)).toHaveCount(1);
  await to(960);
  await expect(enquire(page)).toHaveCount(2);
  await expect(call).toHaveCount(0);
});

test('[VDP-24] viewed cars and the one last asked about are remembered on the device', async ({ page }) => {
  const kept = (list: string) => page.evaluate((key) => localStorage.getItem(key) ?? '', `forecourt:${toyota}:${list}`);
  const { hits } = await search(toyota, { filters: 'sold:false', hitsPerPage: 2 });
  for (const car of hits) {
    await open(page, siteUrl(toyota, `/cars/${car.slug}`));
    await expect.poll(() => kept('viewed')).toContain(car.objectID);
  }
  const [first, second] = hits;
  expect(await kept('viewed')).toContain(first?.objectID);
  await open(page, siteUrl(toyota, `/enquire?car=${second?.slug}`));
  const form = page.getByRole('main').locator('form');
  await fillVisitor(form);
  await form.getByRole('textbox', { name: 'Comments' }).fill('Is it still here?');
  await form.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(page).toHaveURL(siteUrl(toyota, '/success'));
  expect(await kept('last-enquired')).toContain(second?.objectID);
});
