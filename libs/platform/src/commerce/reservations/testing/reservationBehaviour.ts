import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest';
import type { OpenedDatabase } from '../../../database/database.ts';
import { openDeliveryQueue, type DeliveryQueue } from '../../../jobs/deliveryQueue.ts';
import { defaultTiming } from '../../../config/leadsConfig.ts';
import { itBegins } from './beginningBehaviour.ts';
import { itEnds } from './endingBehaviour.ts';
import { itHolds } from './holdingBehaviour.ts';
import { itLimitsHolds } from './limitingBehaviour.ts';
import { itRepairs } from './repairingBehaviour.ts';
import { ReservationFixture } from './reservationFixture.ts';
import { itHearsOfPayments } from './hearingBehaviour.ts';
import type { ReservationSuite } from './reservationSuite.ts';

/** What reservations promise, whichever database keeps them. */
export function describeReservations(name: string, openDatabase: () => Promise<OpenedDatabase>): void {
  describe(`reservations on ${name}`, () => {
    let database: OpenedDatabase;
    let queue: DeliveryQueue;
    let fixture: ReservationFixture | null = null;
    const suite: ReservationSuite = {
      async open(options = {}) {
        fixture = new ReservationFixture(database, queue, options);
        return fixture.open();
      },
      eventually: (read) => expect.poll(read, { timeout: 20_000, interval: 50 }),
    };

    beforeAll(async () => {
      database = await openDatabase();
      queue = await openDeliveryQueue(database.db, defaultTiming, pino({ level: 'silent' }));
    }, 120_000);
    afterEach(async () => {
      await fixture?.close();
      fixture = null;
    });
    afterAll(async () => {
      await queue.close();
      await database.close();
    });

    itBegins(suite);
    itLimitsHolds(suite);
    itHolds(suite);
    itHearsOfPayments(suite);
    itEnds(suite);
    itRepairs(suite);
  });
}
