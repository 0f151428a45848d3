import { setTimeout as wait } from 'node:timers/promises';
import { queueName } from '../../jobs/deliveryQueue.ts';
import type { ProofDatabase } from './proofDatabase.ts';

/** Jobs that a killed process had in hand, and when somebody else took them up. */
export interface OrphanWatch {
  /** Call when a process is dead. */
  died(at: Date): void;
  /** Milliseconds from each kill until the last job that was in hand then was in living hands, or done. */
  readonly recoveries: readonly number[];
  /** Ends when nobody's job is in dead hands any more. */
  settled(patienceMs: number): Promise<boolean>;
  stop(): Promise<void>;
}

interface Job {
  id: string;
  state: string;
  started_on: Date | null;
}

const roundMs = 250;

/**
 * Jobs that living processes have in hand at the kill are watched with those of the dead one, which nothing tells
 * apart from outside: they only make the figures worse.
 */
export function watchOrphans(database: ProofDatabase): OrphanWatch {
  const deaths: Date[] = [];
  /** By the job's id: when its process was killed, and since when it had been in hand. */
  const orphans = new Map<string, { killedAt: Date; since: number }>();
  const recoveries: number[] = [];
  let isOver = false;

  async function lookAtDeaths(): Promise<void> {
    while (deaths[0]) {
      const at = deaths[0];
      const jobs = await database.query<Job>(
        `select id, state, started_on from pgboss.job where name = $1 and state = 'active'
          and started_on <= $2::timestamptz + interval '50 milliseconds'`,
        [queueName, at],
      );
      for (const { id, started_on } of jobs) {
        if (orphans.has(id) || !started_on) continue;
        orphans.set(id, { killedAt: at, since: started_on.getTime() });
      }
      deaths.shift();
    }
  }

  async function lookAtOrphans(): Promise<void> {
    if (orphans.size === 0) return;
    const query = 'select id, state, started_on from pgboss.job where name = $1 and id = any($2)';
    const jobs = await database.query<Job>(query, [queueName, [...orphans.keys()]]);
    const seenAt = Date.now();
    for (const [id, { killedAt, since }] of orphans) {
      const job = jobs.find((one) => one.id === id);
      const isTaken = job?.state === 'active' && job.started_on !== null && job.started_on.getTime() > since;
      if (job && !isTaken && ['active', 'retry', 'created'].includes(job.state)) continue;
      orphans.delete(id);
      recoveries.push(seenAt - killedAt.getTime());
    }
  }

  const watching = (async () => {
    while (!isOver) {
      try {
        // First what was in hand before: a job may have been taken up, and lost again in the next kill.
        await lookAtOrphans();
        await lookAtDeaths();
      } catch {
        // The embedded database is away with its process; what is watched stays.
      }
      await wait(roundMs);
    }
  })();

  return {
    recoveries,
    died: (at) => void deaths.push(at),
    async settled(patienceMs) {
      const end = Date.now() + patienceMs;
      while (Date.now() < end && deaths.length + orphans.size > 0) await wait(roundMs);
      return deaths.length + orphans.size === 0;
    },
    async stop() {
      isOver = true;
      await watching;
    },
  };
}
