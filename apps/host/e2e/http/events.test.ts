import { eventCatalogue, eventNames } from '@forecourt/domain';
import { expect, test } from 'vitest';
import { randomUUID } from 'node:crypto';
import { exportedEvents } from '../support/events.ts';
import { postJson } from '../support/wire.ts';

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
