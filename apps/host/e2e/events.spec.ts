import { expect, test } from '@playwright/test';
import { siteUrl } from './support/address.ts';
import { fillVisitor } from './support/enquiry.ts';
import { exportedEvents } from './support/events.ts';
import { open } from './support/ready.ts';
import { firstInStock } from './support/wire.ts';

test('[AN-02] [AN-04] pages count a view, a favourite, a number asked for, a print and an enquiry, each once', async ({
  page,
}) => {
  // Kept beyond the page: what waits when a page goes is sent as it goes.
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      const before = JSON.parse(localStorage.getItem('sent') ?? '[]') as string[];
      localStorage.setItem('sent', JSON.stringify([...before, String(body)]));
      return send(url, body);
    };
  });
  const car = await firstInStock('granite-nissan', 'car_type:used');
  await open(page, siteUrl('granite-nissan', `/cars/${car.slug}`));
  const main = page.getByRole('main');
  await main
    .getByRole('button', { name: /^Show number/ })
    .first()
    .click();
  await main
    .getByRole('button', { name: /^(Favourite|Save|Saved|In favourites:) / })
    .first()
    .click();
  const print = page.getByRole('link', { name: 'Print' });
  await print.evaluate((link: HTMLAnchorElement) => link.addEventListener('click', (event) => event.preventDefault()));
  await print.click();
  await page.getByRole('link', { name: 'Enquire', exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  await fillVisitor(dialog);
  await dialog.getByRole('textbox', { name: 'Comments' }).fill('Has it a towbar?');
  for (const box of await dialog.getByRole('checkbox', { name: /terms/i }).all()) await box.check();
  await dialog.getByRole('button', { name: /^Send/ }).click();
  await page.waitForURL(/\/success/);
  const sent = await page.evaluate(() => JSON.parse(localStorage.getItem('sent') ?? '[]') as string[]);
  type Batch = { events: { name: string; params: Record<string, unknown> }[] };
  const events = sent.flatMap((batch) => (JSON.parse(batch) as Batch).events);
  const all = ['favourite', 'phoneClick', 'print', 'usedEnquiry', 'usedView'];
  expect(events.map(({ name }) => name).toSorted()).toEqual(all);
  for (const { params } of events) expect(params).toMatchObject({ vehicleStatus: 'used', vehicleMake: 'Nissan' });
  // What the page sent as it went has come in, too.
  const tab = await page.evaluate(() => JSON.parse(sessionStorage.getItem('forecourt:tab') ?? '""') as string);
  const counted = async () => (await exportedEvents('granite-nissan', tab)).map((row) => row['event']).toSorted();
  await expect.poll(counted).toEqual(all);
});
