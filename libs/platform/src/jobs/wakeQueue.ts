import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { queueConnection, type LeadDatabase, type LeadTransaction } from '../database/leadDatabase.ts';
import { describeFault } from '../logs/personalData.ts';

/** Jobs that trigger the next step of a reservation; which step follows from the reservation's own state. */
export interface WakeQueue {
  /** Queues a job as part of a transaction. */
  send(tx: LeadTransaction, reservationId: string, at: Date): Promise<void>;
  work(handler: (reservationId: string) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

const queue = 'reservations';
const noJob = '00000000-0000-0000-0000-000000000000';
const options = { expireInSeconds: 120, retryLimit: 20, retryDelay: 2, retryBackoff: true, retryDelayMax: 300 };

interface Wake {
  reservationId: string;
}

export interface WakeQueueDeps {
  database: LeadDatabase;
  log: Logger;
  now: () => Date;
  /** How often a worker looks for work, in seconds; at least 0.5. */
  pollSeconds: number;
}

export async function openWakeQueue({ database, log, now, pollSeconds }: WakeQueueDeps): Promise<WakeQueue> {
  const boss = new PgBoss({ ...queueConnection(database), schedule: false });
  boss.on('error', (fault) => log.error(describeFault(fault), 'Job queue fault'));
  await boss.start();
  await boss.createQueue(queue, { policy: 'standard', ...options });
  await boss.updateQueue(queue, options);
  // Fills pg-boss's cache of queues. PGlite has one connection: a look-up during a transaction would wait for that
  // transaction.
  await boss.findJobs(queue, { id: noJob });
  return {
    async send(tx, reservationId, at) {
      const wake: Wake = { reservationId };
      await boss.send(queue, wake, {
        db: fromDrizzle(tx as Parameters<typeof fromDrizzle>[0], sql),
        startAfter: Math.max(0, Math.ceil((at.getTime() - now().getTime()) / 1_000)),
      });
    },
    async work(handler) {
      const how = { localConcurrency: 2, batchSize: 1, pollingIntervalSeconds: pollSeconds };
      await boss.work<Wake, void>(queue, how, async ([job]) => {
        if (job) await handler(job.data.reservationId);
      });
    },
    async close() {
      await boss.stop({ graceful: true, timeout: 15_000, close: false });
    },
  };
}
