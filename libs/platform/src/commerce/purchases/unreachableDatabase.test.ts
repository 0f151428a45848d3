import { toPublicSite } from '@forecourt/domain';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { openMemory } from '../../database/testing/openMemory.ts';
import { openInventory } from '../../stock/inventory/openInventory.ts';
import { openPurchases } from './openPurchases.ts';
import { fakeReservations } from './testing/fakeReservations.ts';
import { sellingSite, someone, submission } from './testing/purchaseFixture.ts';

it('answers in words when the database does not', async () => {
  const database = await openMemory();
  const now = () => new Date('2026-11-24T04:15:00Z');
  const inventory = openInventory({ db: database.db, now });
  const purchases = openPurchases({
    db: database.db,
    inventory,
    reservations: fakeReservations(),
    now,
    publicSite: (site) => toPublicSite(site, 'http://localhost'),
    log: pino({ level: 'silent' }),
  });
  await database.close();
  const site = sellingSite('harbour');
  const owner = someone();
  const id = '00000000-0000-4000-8000-000000000000';
  const expected = { ok: false, status: 503, error: expect.stringContaining('try again') as string };
  expect(await purchases.find(site, 'rav4', owner)).toMatchObject(expected);
  expect(await purchases.open(site, 'rav4', owner)).toMatchObject(expected);
  expect(await purchases.save(site, id, owner, 'extras', {})).toMatchObject(expected);
  expect(await purchases.submit(site, id, owner, submission)).toMatchObject(expected);
  expect(await purchases.startAgain(site, id, owner)).toBe(false);
  expect(await purchases.sweep()).toBe(0);
});
