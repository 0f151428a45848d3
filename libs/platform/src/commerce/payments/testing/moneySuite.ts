import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { defaultTiming } from '../../../config/leadsConfig.ts';
import type { OpenedDatabase } from '../../../database/database.ts';
import { openDeliveryQueue, type DeliveryQueue } from '../../../jobs/deliveryQueue.ts';

interface Fixture {
  open(): Promise<unknown>;
  close(): Promise<void>;
}

/** What all tests of one suite share: one database, and the fixture of the test that is running. */
export interface MoneySuite<Of extends Fixture, Options> {
  open(options?: Options): Promise<Of>;
  /** Expects the result of `read` to match within 20 seconds. */
  eventually(read: () => unknown): ReturnType<typeof expect.poll>;
}

/**
 * Opens a database and a delivery queue for the tests of the surrounding `describe`, and closes them, and the fixture of
 * each test, afterwards.
 * @param newFixture makes the fixture of one test, which is then opened
 */
export function openMoneySuite<Of extends Fixture, Options>(
  openDatabase: () => Promise<OpenedDatabase>,
  newFixture: (database: OpenedDatabase, queue: DeliveryQueue, options?: Options) => Of,
): MoneySuite<Of, Options> {
  let database: OpenedDatabase;
  let queue: DeliveryQueue;
  let fixture: Of | null = null;
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
  return {
    async open(options) {
      const opened = newFixture(database, queue, options);
      fixture = opened;
      await opened.open();
      return opened;
    },
    eventually: (read) => expect.poll(read, { timeout: 20_000, interval: 50 }),
  };
}
