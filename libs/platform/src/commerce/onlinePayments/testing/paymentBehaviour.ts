import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest';
import type { OpenedDatabase } from '../../../database/database.ts';
import { openDeliveryQueue, type DeliveryQueue } from '../../../jobs/deliveryQueue.ts';
import { defaultTiming } from '../../../config/leadsConfig.ts';
import { itBegins } from './beginningBehaviour.ts';
import { PaymentBench, type BenchOptions } from './paymentBench.ts';
import { itRepairs } from './repairingBehaviour.ts';
import { itTakesMoney } from './takingBehaviour.ts';

/** What the tests of one suite stand on: one database, and the bench of the test that runs. */
export interface PaymentGround {
  open(options?: BenchOptions): Promise<PaymentBench>;
  /** Expects what `read` gives to become something within 20 seconds. */
  eventually(read: () => unknown): ReturnType<typeof expect.poll>;
}

/** What online payments promise, whichever database keeps them. */
export function describeOnlinePayments(name: string, openDatabase: () => Promise<OpenedDatabase>): void {
  describe(`online payments on ${name}`, () => {
    let database: OpenedDatabase;
    let queue: DeliveryQueue;
    let bench: PaymentBench | null = null;
    const ground: PaymentGround = {
      async open(options = {}) {
        bench = new PaymentBench(database, queue, options);
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
    itTakesMoney(ground);
    itRepairs(ground);
  });
}
