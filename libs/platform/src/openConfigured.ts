import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Db } from './database/database.ts';
import type { Inventory } from './inventory/openInventory.ts';
import { demoSecretName, demoWebhookSecret } from './leads/demoSecret.ts';
import { openLeads, type RunningLeadService } from './leads/openLeads.ts';
import type { SiteStore } from './ports.ts';
import { openSiteStore } from './sites/openSiteStore.ts';
import { startStandIn } from './standIn/startStandIn.ts';

/** Told what to close, in the order in which it was opened. */
export type Closers = (() => Promise<unknown>)[];

/** The sites of the configuration's folder. */
export function openConfiguredSites(config: Config, log: Logger, now: () => Date): SiteStore {
  return openSiteStore({
    folder: config.sitesFolder,
    demo: config.demo,
    originTemplate: config.originTemplate ?? `http://{slug}.localhost:${config.port}`,
    log: (message) => log.warn(message),
    now: () => now().getTime(),
  });
}

export interface LeadSurroundings {
  config: Config;
  database: Db;
  sites: SiteStore;
  inventory: Inventory;
  now: () => Date;
  log: Logger;
  closers: Closers;
}

/** Leads as the configuration wants them delivered; in the demo to a stand-in of this process's own. */
export async function openConfiguredLeads(surroundings: LeadSurroundings): Promise<RunningLeadService> {
  const { config, database, sites, inventory, now, log, closers } = surroundings;
  const secret = config.demo ? await demoWebhookSecret(config.dataFolder) : null;
  // Of each process's own: it listens on a port that only the process knows.
  const standIn = secret ? await startStandIn({ now, webhookSecret: secret }) : null;
  if (standIn) closers.push(() => standIn.close());
  const leads = await openLeads({
    ...{ database, sites, inventory, now, log },
    config: {
      dataFolder: config.dataFolder,
      mailFrom: config.mailFrom,
      smtpUrl: config.smtpUrl,
      webhookSecrets: { ...config.webhookSecrets, ...(secret ? { [demoSecretName]: secret } : {}) },
      limits: { perAddress: config.leadsPerAddress },
    },
    standInUrl: standIn?.url ?? null,
  });
  closers.push(() => leads.close());
  return leads;
}
