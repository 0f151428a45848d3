import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { queueConnection, type LeadDatabase, type LeadTransaction } from './leadDatabase.ts';
import type { DeliveryTiming } from './leadsConfig.ts';
import { describeFault } from './personalData.ts';

/** One try of one delivery. */
export interface DeliveryJob {
  deliveryId: string;
  /** Tries recorded when the job was made: a job met by more has been overtaken and does nothing. */
  seen: number;
  /** Failed tries since the delivery was last put in the queue. */
  failures: number;
}

export interface DeliveryQueue {
  /** Queues a try as part of a transaction: gone with it when it rolls back. A try already queued is not queued twice. */
  send(tx: LeadTransaction, job: DeliveryJob, group: string, delaySeconds?: number): Promise<void>;
  work(handler: (job: DeliveryJob) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

const queue = 'lead-deliveries';
const noJob = '00000000-0000-0000-0000-000000000000';

export async function openDeliveryQueue(
  database: LeadDatabase,
  timing: DeliveryTiming,
  log: Logger,
): Promise<DeliveryQueue> {
  const boss = new PgBoss({
    ...queueConnection(database),
    schedule: false,
    superviseIntervalSeconds: timing.superviseSeconds,
    monitorIntervalSeconds: timing.superviseSeconds,
  });
  boss.on('error', (fault) => log.error(describeFault(fault), 'Job queue fault'));
  await boss.start();
  // Retries here are for a killed process or a database that went away; a destination's failures queue a new job.
  const options = {
    expireInSeconds: timing.jobSeconds,
    retryLimit: 50,
    retryDelay: 1,
    retryBackoff: true,
    retryDelayMax: 60,
  };
  await boss.createQueue(queue, { policy: 'exclusive', ...options });
  await boss.updateQueue(queue, options);
  // Fills the queue's cache. PGlite has one connection: a look-up during a transaction would wait for that transaction.
  await boss.findJobs(queue, { id: noJob });

  return {
    async send(tx, job, group, delaySeconds = 0) {
      await boss.send(queue, job, {
        db: fromDrizzle(tx as Parameters<typeof fromDrizzle>[0], sql),
        singletonKey: `${job.deliveryId}:${job.seen}`,
        startAfter: Math.ceil(delaySeconds),
        group: { id: group },
      });
    },
    async work(handler) {
      // Two at a time for each destination, so that a hanging one leaves workers for the others.
      await boss.work<DeliveryJob, void>(
        queue,
        { localConcurrency: 4, localGroupConcurrency: 2, batchSize: 1, pollingIntervalSeconds: timing.pollSeconds },
        async ([job]) => {
          if (job) await handler(job.data);
        },
      );
    },
    async close() {
      await boss.stop({ graceful: true, timeout: timing.callMs + 2_000, close: false });
    },
  };
}
