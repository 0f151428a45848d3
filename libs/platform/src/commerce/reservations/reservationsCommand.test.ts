import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openRunningHost } from '../../database/testing/runningHost.ts';
import { openDeliveryQueue, type DeliveryQueue } from '../../jobs/deliveryQueue.ts';
import { defaultTiming } from '../../config/leadsConfig.ts';
import { reservationsCommand } from './reservationsCommand.ts';
import { ReservationFixture } from './testing/reservationFixture.ts';
import { harbour } from './testing/reservationSamples.ts';

const host = await openRunningHost();
const config = { dataFolder: host.dataFolder, databaseUrl: null };
let queue: DeliveryQueue;
let fixture: ReservationFixture;
let logged: string[];

const run = (...args: string[]): Promise<number> =>
  reservationsCommand(args, { config, say: (line) => logged.push(line), now: () => fixture.now, timeoutSeconds: 15 });

beforeAll(async () => {
  queue = await openDeliveryQueue(host.db, defaultTiming, pino({ level: 'silent' }));
  fixture = new ReservationFixture(host, queue, { timing: { sweepSeconds: 0.5, pollSeconds: 0.5 } });
  await fixture.open();
  await fixture.reservations.startJobs();
}, 60_000);
beforeEach(() => {
  logged = [];
});
afterAll(async () => {
  await fixture.close();
  await queue.close();
  await host.close();
});

it('says what there is', async () => {
  expect(await run('list')).toBe(0);
  expect(logged).toEqual(['There are no reservations.']);
});

it('[RES-01] gives a deposit back through the running host, and frees the vehicle', async () => {
  const id = await fixture.held();
  expect(await run('show', id)).toBe(0);
  expect(logged.join('\n')).toContain('Mia Nguyen, +61412345678');
  logged = [];
  expect(await run('refund', id)).toBe(0);
  expect(logged).toEqual([
    '2023 Toyota RAV4 GXL Hybrid is free again; $200 goes back.',
    'Done: the deposit was given back.',
  ]);
  expect(await fixture.reservations.status(harbour, id)).toMatchObject({ state: 'refunded', refund: 'done' });
  expect(await fixture.isReserved()).toBe(false);
  expect(fixture.standIn.payments()).toMatchObject({ captured: 20_000, refunded: 20_000 });
  expect(await fixture.visitorDeliveries()).toEqual(['visitor:mail', 'visitor:mail:reservation-refunded']);
  expect(await run('refund', id)).toBe(0);
  expect(logged.at(-1)).toBe('Nothing to do: the deposit was given back.');
  expect(fixture.standIn.payments()).toMatchObject({ refunded: 20_000 });
});

it('keeps the vehicle of a completed sale reserved past the hold, and gives back even that deposit', async () => {
  const id = await fixture.held({ carId: 'car-2' });
  expect(await run('complete', id)).toBe(0);
  fixture.pass(72 * 3_600);
  await fixture.reservations.sweep(true);
  expect(await fixture.reservations.status(harbour, id)).toMatchObject({ state: 'completed', refund: null });
  expect(await fixture.isReserved('car-2')).toBe(true);
  expect(await run('complete', id)).toBe(1);
  expect(logged.at(-1)).toMatch(/^This reservation is completed .* it cannot be completed\.$/);
  expect(await run('refund', id)).toBe(0);
  expect(await fixture.isReserved('car-2')).toBe(false);
  expect(await run('list')).toBe(0);
  expect(logged.at(-1)).toContain(' refunded ');
});

it('says that a refund is queued when the payment provider is away', async () => {
  const id = await fixture.held({ idempotencyKey: 'third' });
  fixture.standIn.misbehave('payments', { fail: 1_000 });
  const impatient = { config, say: (line: string) => logged.push(line), now: () => fixture.now, timeoutSeconds: 1 };
  expect(await reservationsCommand(['refund', id], impatient)).toBe(0);
  expect(logged.at(-1)).toMatch(/^It is queued: the host gives it back as soon as/);
  fixture.standIn.misbehave('payments', {});
  fixture.pass(120);
  await expect
    .poll(async () => (await fixture.reservations.status(harbour, id))?.refund, { timeout: 10_000 })
    .toBe('done');
});

it('lists who cancelled, and a deposit that was declined and paid again once', async () => {
  const declined = await fixture.begin({ carId: 'many-1' });
  await fixture.pay(declined.page, '4000 0000 0000 0002');
  await fixture.reservations.cancel(harbour, declined.id, fixture.now);
  const id = await fixture.held({ carId: 'many-1' });
  await fixture.reservations.cancelHold(harbour, id, fixture.now);
  expect(await run('list')).toBe(0);
  const about = (row: string) => logged.filter((line) => line.startsWith(row));
  expect(about(declined.id)).toEqual([]);
  expect(about(id)).toEqual([expect.stringContaining(' refunded by the visitor ')]);
  expect(logged.some((line) => line.includes(' refunded by the dealer '))).toBe(true);
  logged = [];
  expect(await run('show', declined.id)).toBe(0);
  expect(logged[0]).toContain(' failed ');
});

it.each([
  [[], /^Usage: npm run reservations/],
  [['pay'], /^Usage: npm run reservations/],
  [['show'], /^Name the reservation\.\n\nUsage/],
  [['refund', 'nothing'], /^There is no reservation 'nothing'\.$/],
  [['list', 'a', 'b'], /^'b' is one too many/],
  [['list', '--all'], /Unknown option '--all'/],
])('ends with 1 and one sentence for %j', async (args, sentence) => {
  expect(await run(...args)).toBe(1);
  expect(logged).toHaveLength(1);
  expect(logged[0]).toMatch(sentence);
});
