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
import { ReservationBench, type BenchOptions } from './reservationBench.ts';
import { itHearsOfPayments } from './hearingBehaviour.ts';

/** What the tests of one suite stand on: one database, and the bench of the test that runs. */
export interface ReservationGround {
  open(options?: BenchOptions): Promise<ReservationBench>;
  /** Expects what `read` gives to become something within 20 seconds. */
  eventually(read: () => unknown): ReturnType<typeof expect.poll>;
}

/** What reservations promise, whichever database keeps them. */
export function describeReservations(name: string, openDatabase: () => Promise<OpenedDatabase>): void {
  describe(`reservations on ${name}`, () => {
    let database: OpenedDatabase;
    let queue: DeliveryQueue;
    let bench: ReservationBench | null = null;
    const ground: ReservationGround = {
      async open(options = {}) {
        bench = new ReservationBench(database, queue, options);
        return bench.open();
      },
      eventually: (read) => expect.poll(read, { timeout: 20_000, interval: 50 }),
    };

    beforeAll(async () => {
      database = await openDatabase();
      queue = await openDeliveryQueue(database.db, defaultTiming, pino({ level: 'silent' }));
    }, 120_000);
    afterEach(async () => {
      await bench?.close();
      bench = null;
    });
    afterAll(async () => {
      await queue.close();
      await database.close();
    });

    itBegins(ground);
    itLimitsHolds(ground);
    itHolds(ground);
    itHearsOfPayments(ground);
    itEnds(ground);
    itRepairs(ground);
  });
}
