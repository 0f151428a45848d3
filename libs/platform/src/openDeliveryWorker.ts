import { pino, type Logger } from 'pino';
import type { Config } from './config.ts';
import { openPostgres } from './database/openDatabase.ts';
import { openInventory } from './inventory/openInventory.ts';
import { demoSecretName, demoWebhookSecret } from './leads/demoSecret.ts';
import { openLeads } from './leads/openLeads.ts';
import { openSiteStore } from './sites/openSiteStore.ts';
import { startStandIn } from './standIn/startStandIn.ts';

export interface DeliveryWorker {
  /** Ends after the deliveries in hand; what is not begun stays in the queue. */
  close(): Promise<void>;
}

/**
 * Hands leads to their destinations in a process of its own, beside any number of hosts and other workers.
 * @throws with one sentence that says what to do when there is no PostgreSQL to share with the host
 */
export async function openDeliveryWorker(config: Config, log: Logger = pino({ base: null })): Promise<DeliveryWorker> {
  if (config.databaseUrl === null) {
    throw new Error(
      'DATABASE_URL is not set, so the host delivers its leads itself: set it to the PostgreSQL of the hosts to run a worker.',
    );
  }
  const now = () => new Date();
  const sites = openSiteStore({
    folder: config.sitesFolder,
    demo: config.demo,
    originTemplate: config.originTemplate ?? `http://{slug}.localhost:${config.port}`,
    log: (message) => log.warn(message),
    now: Date.now,
  });
  const database = await openPostgres(config.databaseUrl);
  const closers: (() => Promise<unknown>)[] = [() => database.close()];
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  try {
    const secret = config.demo ? await demoWebhookSecret(config.dataFolder) : null;
    // The host's stand-in listens on a port that only the host knows.
    const standIn = secret ? await startStandIn({ now, webhookSecret: secret }) : null;
    if (standIn) closers.push(() => standIn.close());
    const leads = await openLeads({
      database: database.db,
      sites,
      inventory: openInventory({ db: database.db, now }),
      config: {
        dataFolder: config.dataFolder,
        mailFrom: config.mailFrom,
        smtpUrl: config.smtpUrl,
        webhookSecrets: { ...config.webhookSecrets, ...(secret ? { [demoSecretName]: secret } : {}) },
        limits: { perAddress: config.leadsPerAddress },
      },
      now,
      log,
      standInUrl: standIn?.url ?? null,
    });
    closers.push(() => leads.close());
    await leads.startDeliveries();
    return { close };
  } catch (fault) {
    await close();
    throw fault;
  }
}
