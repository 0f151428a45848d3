import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenedDatabase } from '../../database/database.ts';
import { openMemory } from '../../database/testing/openMemory.ts';
import { openDeliveryQueue, type DeliveryQueue } from '../../jobs/deliveryQueue.ts';
import { defaultTiming } from '../../config/leadsConfig.ts';
import { ReservationFixture } from '../reservations/testing/reservationFixture.ts';
import { harbour, sites } from '../reservations/testing/reservationSamples.ts';
import { openPurchases } from './openPurchases.ts';
import type { PurchaseService } from '../../ports/purchasePort.ts';
import { answers, someone } from './testing/purchaseFixture.ts';

const silent = pino({ level: 'silent' });
const car = 'vehicle-car-1';
let database: OpenedDatabase;
let queue: DeliveryQueue;
let fixture: ReservationFixture;
let purchases: PurchaseService;

beforeAll(async () => {
  database = await openMemory();
  queue = await openDeliveryQueue(database.db, defaultTiming, silent);
  fixture = await new ReservationFixture(database, queue, {}).open();
  purchases = openPurchases({
    db: database.db,
    inventory: fixture.inventory,
    reservations: fixture.reservations,
    log: silent,
    publicSite: (site) => sites.publicSite(site),
    now: () => fixture.now,
  });
}, 120_000);
afterAll(async () => {
  await fixture.close();
  await queue.close();
  await database.close();
});

it('[RES-04] leads from the first step through a real payment to a held vehicle and an order lead', async () => {
  const owner = someone();
  const begun = await purchases.open(harbour, car, owner);
  if (!begun.ok || begun.view.draft_id === null) throw new Error('The order could not be begun.');
  const { draft_id: id, order } = begun.view;
  expect(order.steps).toEqual(['your-car', 'payment', 'delivery', 'details', 'deposit']);
  for (const step of ['your-car', 'payment', 'delivery', 'details'] as const) {
    expect(await purchases.save(harbour, id, owner, step, answers[step])).toMatchObject({ ok: true });
  }
  const values = { agreed: '4299000-0-20000' };
  const address = '203.0.113.7';
  const pages = { successPath: '/checkout-journey/done?id={id}', cancelPath: '/checkout-journey?car_id=rav4', address };

  const left = await purchases.submit(harbour, id, owner, { values, ...pages });
  if (!left.ok) throw new Error(left.error);
  await fixture.reservations.cancel(harbour, left.reservation_id, fixture.now);
  const reopened = await purchases.find(harbour, car, owner);
  expect(reopened.ok && reopened.view.state).toBe('open');

  const started = await purchases.submit(harbour, id, owner, { values, ...pages });
  if (!started.ok) throw new Error(started.error);
  expect(started.reservation_id).not.toBe(left.reservation_id);
  await fixture.pay(started.redirect);
  expect(await fixture.settle(started.reservation_id)).toMatchObject({ state: 'held', kind: 'purchase', draft_id: id });

  const ordered = await purchases.find(harbour, car, owner);
  expect(ordered.ok && ordered.view).toMatchObject({ state: 'ordered', reservation: { state: 'held' } });
  expect(await purchases.find(harbour, car, someone())).toMatchObject({ ok: false, refusal: 'reserved' });
  const [lead, ...others] = await fixture.leads();
  expect(others).toEqual([]);
  expect(lead).toMatchObject({
    name: 'Robin',
    phone: '+61412345678',
    car_id: 'car-1',
    site_slug: harbour.slug,
    fields: { Payment: 'Cash', Handover: 'Pick-up at Harbour Toyota Sales', 'Order total': '$42,990' },
  });
});
