import { eventCatalogue, eventNames } from '@forecourt/domain';
import { expect, test } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { siteUrl } from './support/address.ts';
import { fillVisitor, typeComments } from './support/enquiry.ts';
import { exportedEvents } from './support/events.ts';
import { open } from './support/ready.ts';
import { askSite, firstInStock, postJson, search } from './support/wire.ts';

const vehicle = {
  vehicleStatus: 'used',
  vehicleMake: 'Toyota',
  vehicleModel: 'RAV4',
  vehicleYear: 2023,
  vehicleKilometers: 31_250,
  vehicleGrade: 'GXL',
};
/** Machines are not counted. */
const person = { 'user-agent': 'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_6) AppleWebKit/605.1.15 Safari/605.1.15' };
const tabOf = () => randomUUID().replaceAll('-', '');

test('[AN-01] [AN-03] the site counts every event that dealers report by, under its id and with six facts of the vehicle', async () => {
  const tab = tabOf();
  const events = eventNames.map((name) => ({
    id: tabOf(),
    name,
    path: '/cars/rav4?secret=1',
    ago: 5,
    params:
      eventCatalogue[name].subject === 'listing' ? { listing: '/search' } : { ...vehicle, email: 'mia@example.com' },
  }));
  expect((await postJson('harbour-toyota', '/api/events', { tab, events }, person)).status).toBe(204);
  await expect
    .poll(async () => (await exportedEvents('harbour-toyota', tab)).length, { timeout: 20_000 })
    .toBe(events.length);
  const rows = await exportedEvents('harbour-toyota', tab);
  const ids = rows.map((row) => Number(row['event_id'])).toSorted((a, b) => a - b);
  expect(ids).toEqual([4, 14, 15, 17, 18, 19, 22, 25, 26, 39, 48, 49, 51, 60, 61]);
  for (const row of rows) {
    expect(row['path']).toBe('/cars/rav4');
    expect(JSON.stringify(row)).not.toMatch(/mia@|secret/);
    if (row['event'] === 'searchView') expect(row['listing']).toBe('/search');
    else
      expect(row).toMatchObject(
        Object.fromEntries(Object.entries(vehicle).map(([name, value]) => [name, String(value)])),
      );
  }
});

test('[AN-01] an event there is none of, or of another site’s page, is not counted', async () => {
  const event = { id: tabOf(), name: 'somethingElse', path: '/', ago: 0, params: {} };
  const batch = { tab: tabOf(), events: [event] };
  expect((await postJson('harbour-toyota', '/api/events', batch)).status).toBe(400);
  const foreign = { origin: 'http://sunrise-kia.localhost' };
  expect((await postJson('harbour-toyota', '/api/events', batch, foreign)).status).toBe(403);
});

test('[AN-02] [AN-04] pages count a view, a favourite, a number asked for, a print and an enquiry, each once', async ({
  page,
}) => {
  test.slow();
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
    .getByRole('button', { name: /^(Favourite|Save) / })
    .first()
    .click();
  const print = page.getByRole('link', { name: 'Print' });
  await print.evaluate((link: HTMLAnchorElement) => link.addEventListener('click', (event) => event.preventDefault()));
  await print.click();
  await page.getByRole('link', { name: 'Enquire', exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  await fillVisitor(dialog);
  await typeComments(dialog, 'Is the towbar included?');
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
  await expect.poll(counted, { timeout: 20_000 }).toEqual(all);
});

test('[AN-04] a count that cannot be sent is a warning, and the page goes on', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await page.route('**/api/events', (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.addInitScript(() => {
    navigator.sendBeacon = () => false;
  });
  await open(page, siteUrl('harbour-toyota', '/search'));
  await expect.poll(() => warnings.join(), { timeout: 15_000 }).toContain('Events could not be sent to the site');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect((await search('harbour-toyota', { hitsPerPage: 1 })).nbHits).toBeGreaterThan(0);
  expect((await askSite('harbour-toyota', '/search')).status).toBe(200);
});
