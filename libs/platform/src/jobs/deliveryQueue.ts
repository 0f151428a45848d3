import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { hasOneOwner, queueConnection, type LeadDatabase, type LeadTransaction } from '../database/leadDatabase.ts';
import type { DeliveryTiming } from '../config/leadsConfig.ts';
import { describeFault } from '../logs/personalData.ts';

/** One try of one delivery. */
export interface DeliveryJob {
  deliveryId: string;
  /**
   * Tries recorded when the job was made. If there are more by now, another job has taken over and this one does
   * nothing.
   */
  seen: number;
  /** Failed tries since the delivery was last put in the queue. */
  failures: number;
}

export interface DeliveryQueue {
  /** Queues a try as part of a transaction. A try that is already queued is not queued twice. */
  send(tx: LeadTransaction, job: DeliveryJob, group: string, delaySeconds?: number): Promise<void>;
  work(handler: (job: DeliveryJob) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

export const queueName = 'lead-deliveries';
/**
 * Workers of one process. At most two call the same destination, so that a hanging destination leaves workers for the
 * others.
 */
const workersPerProcess = 4;
const callsPerDestination = 2;
/**
 * A process that sends no heartbeat for so long counts as dead, and its job is queued again: with the intervals of
 * supervisor and workers that is within 30 seconds. 10 is pg-boss's minimum.
 */
const silenceSeconds = 10;
const noJob = '00000000-0000-0000-0000-000000000000';

export async function openDeliveryQueue(
  database: LeadDatabase,
  timing: DeliveryTiming,
  log: Logger,
  /** False for a command, which only queues jobs and ends. */
  supervise = true,
): Promise<DeliveryQueue> {
  const boss = new PgBoss({
    ...queueConnection(database),
    schedule: false,
    supervise,
    superviseIntervalSeconds: timing.superviseSeconds,
    monitorIntervalSeconds: timing.superviseSeconds,
    queueCacheIntervalSeconds: timing.superviseSeconds,
  });
  boss.on('error', (fault) => log.error(describeFault(fault), 'Job queue fault'));
  await boss.start();
  // Retries here are for a killed process or a database that went away; a destination's failures queue a new job.
  const options = {
    expireInSeconds: timing.jobSeconds,
    retryLimit: 50,
    retryDelay: 1,
    // A constant delay: that its process died says nothing about the job.
    retryBackoff: false,
    heartbeatSeconds: silenceSeconds,
  };
  await boss.createQueue(queueName, { policy: 'exclusive', ...options });
  await boss.updateQueue(queueName, options);
  // Fills pg-boss's cache of queues. PGlite has one connection: a look-up during a transaction would wait for that
  // transaction.
  await boss.findJobs(queueName, { id: noJob });

  return {
    async send(tx, job, group, delaySeconds = 0) {
      await boss.send(queueName, job, {
        db: fromDrizzle(tx as Parameters<typeof fromDrizzle>[0], sql),
        singletonKey: `${job.deliveryId}:${job.seen}`,
        startAfter: Math.ceil(delaySeconds),
        group: { id: group },
      });
    },
    async work(handler) {
      // No worker has started yet, so active jobs belong to a process that died.
      if (hasOneOwner(database)) {
        await database.execute(sql`update pgboss.job set state = 'created', started_on = null, heartbeat_on = null
          where name = ${queueName} and state = 'active'`);
      }
      const how = {
        localConcurrency: workersPerProcess,
        localGroupConcurrency: callsPerDestination,
        batchSize: 1,
        pollingIntervalSeconds: timing.pollSeconds,
        // With work waiting, workers take one job after another instead of one in each round.
        burstWhenReadyExceeds: 1,
      };
      await boss.work<DeliveryJob, void>(queueName, how, async ([job]) => {
        if (job) await handler(job.data);
      });
    },
    async close() {
      await boss.stop({ graceful: true, timeout: timing.callMs + 2_000, close: false });
    },
  };
}
