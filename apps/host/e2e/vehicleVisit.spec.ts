import { expect, test, type Page } from '@playwright/test';
import { siteUrl, type SiteSlug } from './support/address.ts';
import { fillVisitor, typeComments } from './support/enquiry.ts';
import { open } from './support/ready.ts';
import { firstInStock, search } from './support/wire.ts';

const toyota: SiteSlug = 'harbour-toyota';
/** One stands in the page, the other in the bar while that is there. */
const enquire = (page: Page) => page.getByRole('link', { name: 'Enquire', exact: true });

for (const [device, viewport, short, far] of [
  ['a phone', { width: 390, height: 844 }, 40, 80],
  ['a desktop', { width: 1280, height: 900 }, 850, 960],
] as const) {
  test(`[VDP-12] [VDP-21] on ${device} the bar with Enquire comes at ${far} pixels, and Call Now while somebody answers`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const car = await firstInStock(toyota, 'car_type:used');
    // A Wednesday in Perth: eleven in the morning, then eight in the evening.
    await page.clock.setFixedTime(new Date('2026-11-25T03:00:00Z'));
    await open(page, siteUrl(toyota, `/cars/${car.slug}`));
    const call = page.getByRole('button', { name: 'Call Now' });
    const to = (top: number) => page.evaluate((y) => window.scrollTo(0, y), top);
    await to(short);
    await expect(enquire(page)).toHaveCount(1);
    await expect(call).toBeHidden();
    await to(far);
    await expect(call).toBeVisible();
    await expect(enquire(page)).toHaveCount(2);
    await to(0);
    await expect(call).toBeHidden();
    await page.clock.setFixedTime(new Date('2026-11-25T12:00:00Z'));
    await page.reload();
    await to(far);
    await expect(enquire(page)).toHaveCount(2);
    await expect(call).toHaveCount(0);
  });
}

const kept = (page: Page, list: string) =>
  page.evaluate((key) => localStorage.getItem(key) ?? '', `forecourt:${toyota}:${list}`);

test('[VDP-24] viewed cars and the one last asked about are remembered on the device', async ({ page }) => {
  const [first, second] = (await search(toyota, { filters: 'sold:false', hitsPerPage: 2 })).hits;
  for (const car of [first, second]) {
    await open(page, siteUrl(toyota, `/cars/${car?.slug}`));
    await expect.poll(() => kept(page, 'viewed')).toContain(car?.objectID);
  }
  expect(await kept(page, 'viewed')).toContain(first?.objectID);
  await open(page, siteUrl(toyota, `/enquire?car=${second?.slug}`));
  const form = page.getByRole('main').locator('form');
  await fillVisitor(form);
  await typeComments(form, 'Is it still here?');
  await form.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(page).toHaveURL(siteUrl(toyota, '/success'));
  expect(await kept(page, 'last-enquired')).toContain(second?.objectID);
});

test('[VDP-24] a device that stores nothing is told of in the log, and the page goes on', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  const car = await firstInStock(toyota);
  await open(page, siteUrl(toyota, `/cars/${car.slug}`));
  await expect.poll(() => warnings.join(' ')).toContain(`forecourt:${toyota}:viewed could not be stored`);
  const save = page.getByRole('button', { name: `Save ${car.name}`, exact: true }).first();
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
});
