import type { Logger } from 'pino';
import { readinessOf, type Readiness } from './checks/readiness/readinessOf.ts';
import { storeProbes, type StorePart } from './checks/readiness/storeProbes.ts';
import { openLog } from './logs/openLog.ts';
import { openTracing } from './logs/openTracing.ts';
import type { Config } from './config/config.ts';
import { openPostgres } from './database/openDatabase.ts';
import { openInventory } from './stock/inventory/openInventory.ts';
import { openConfiguredLeads, openConfiguredSites, startConfiguredStandIn, type Closers } from './openConfigured.ts';
import type { LeadDeps } from './leads/openLeads.ts';
import { platformOnly, type Registered } from './config/registry/registered.ts';
import { openFeedSchedule } from './stock/feeds/schedule/openFeedSchedule.ts';
import { openConfiguredReservations } from './commerce/reservations/openConfiguredReservations.ts';

export interface WorkerOptions {
  log?: Logger;
  /** The dealer's colours in mails to visitors: the themes are the caller's. */
  look?: LeadDeps['look'];
  /** What the hosts have registered. @default the platform's own */
  registered?: Registered;
}

export interface DeliveryWorker {
  /** Whether what it works on can be reached and written. */
  readiness(): Promise<Readiness<StorePart>>;
  /** Stops after the running deliveries; those not begun stay in the queue. */
  close(): Promise<void>;
}

/** Milliseconds that the database has to say that it is there. */
const answerMs = 2_000;

/**
 * Hands leads to their destinations, ends reservations on time and fetches feeds, in a process of its own, beside any
 * number of hosts and other workers.
 * @throws with one sentence that says what to do when there is no PostgreSQL to share with the host
 */
export async function openDeliveryWorker(
  config: Config,
  { log = openLog(config), look, registered = platformOnly }: WorkerOptions = {},
): Promise<DeliveryWorker> {
  if (config.databaseUrl === null) {
    throw new Error(
      'DATABASE_URL is not set, so the host delivers its leads itself: set it to the PostgreSQL of the hosts to run a worker.',
    );
  }
  const now = () => new Date();
  const endTracing = await openTracing(config.tracing, 'forecourt-worker');
  const sites = openConfiguredSites({ config, log, now, registered });
  const database = await openPostgres(config.databaseUrl, config.longestQuerySeconds);
  const closers: Closers = [endTracing, () => database.close()];
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  try {
    const inventory = openInventory({ db: database.db, now });
    const standIn = await startConfiguredStandIn(config, now, closers);
    const deps = { config, database: database.db, sites, inventory, now, log, closers, registered };
    const leads = await openConfiguredLeads({ ...deps, standIn, look });
    await leads.startDeliveries();
    // A demo host's own stand-in has the payments in memory, and only that host can ask it.
    if (config.payments.stripe || config.standIn) {
      const payments = config.standIn ? standIn?.payments : null;
      const reservations = await openConfiguredReservations({ ...deps, standIn: payments ?? null });
      await reservations.startJobs();
    }
    const feedSchedule = openFeedSchedule({ config, db: database.db, sites, now, log });
    closers.push(() => feedSchedule.close());
    feedSchedule.start();
    const probes = storeProbes({ db: database.db, dataFolder: config.dataFolder, now, patience: answerMs });
    return {
      readiness: () => readinessOf(probes),
      close,
    };
  } catch (fault) {
    await close();
    throw fault;
  }
}
