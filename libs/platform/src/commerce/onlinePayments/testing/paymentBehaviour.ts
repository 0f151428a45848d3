import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest';
import type { OpenedDatabase } from '../../../database/database.ts';
import { openDeliveryQueue, type DeliveryQueue } from '../../../jobs/deliveryQueue.ts';
import { defaultTiming } from '../../../config/leadsConfig.ts';
import { itBegins } from './beginningBehaviour.ts';
import { PaymentFixture } from './paymentFixture.ts';
import { itRepairs } from './repairingBehaviour.ts';
import { itTakesMoney } from './takingBehaviour.ts';
import type { PaymentSuite } from './paymentSuite.ts';

/** What online payments promise, whichever database keeps them. */
export function describeOnlinePayments(name: string, openDatabase: () => Promise<OpenedDatabase>): void {
  describe(`online payments on ${name}`, () => {
    let database: OpenedDatabase;
    let queue: DeliveryQueue;
    let fixture: PaymentFixture | null = null;
    const suite: PaymentSuite = {
      async open(options = {}) {
        fixture = new PaymentFixture(database, queue, options);
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
    itTakesMoney(suite);
    itRepairs(suite);
  });
}
