import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from './config/config.ts';
import type { Db } from './database/database.ts';
import type { Inventory } from './stock/inventory/openInventory.ts';
import { demoSecretName, demoWebhookSecret } from './secrets/demoSecret.ts';
import { standInSecrets } from './secrets/standInSecrets.ts';
import { openLeads, type LeadDeps, type RunningLeadService } from './leads/openLeads.ts';
import type { PaymentStandIn } from './commerce/reservations/openConfiguredReservations.ts';
import type { SiteStore } from './ports/sitePort.ts';
import { demoSignInKey } from './secrets/demoKey.ts';
import { openGatewaySms } from './calls/sms/gatewaySms.ts';
import type { Registered } from './config/registry/registered.ts';
import { openLastGoodSites } from './config/sites/lastGoodSites.ts';
import { openPictureCopies } from './config/sites/sitePictures.ts';
import { openSiteStore, type OpenedSiteStore } from './config/sites/openSiteStore.ts';
import { paymentWebhookUrl } from './calls/standIn/startSharedStandIn.ts';
import { startStandIn } from './calls/standIn/startStandIn.ts';

/** Receives what to close, in the order in which it was opened. */
export type Closers = (() => Promise<unknown>)[];

/** What the sites of a configuration are opened with. */
export interface ConfiguredSitesDeps {
  config: Config;
  log: Logger;
  now: () => Date;
  /** What the host has registered. @default the platform's own, and themes of every name */
  registered?: Registered;
}

/** Where the pictures of sites are copied, and served from. */
export const sitePictureFolder = ({ dataFolder }: Pick<Config, 'dataFolder'>): string =>
  join(dataFolder, 'sitePictures');

/** The sites of the configuration's folder, and as they were last good where a file is wrong. */
export function openConfiguredSites({ config, log, now, registered }: ConfiguredSitesDeps): OpenedSiteStore {
  return openSiteStore({
    ...(registered && { registered }),
    lastGood: openLastGoodSites(join(config.dataFolder, 'sites')),
    pictures: openPictureCopies(sitePictureFolder(config)),
    folder: config.sitesFolder,
    demo: config.demo,
    originTemplate: config.originTemplate ?? `http://{slug}.localhost:${config.port}`,
    log: (message) => log.warn(message),
    now: () => now().getTime(),
  });
}

export interface ConfiguredStandIn {
  url: string;
  /** Secret of the demo's webhook for leads. */
  leadSecret: string;
  payments: PaymentStandIn;
}

/**
 * In the demo, the stand-in that all hosts share, or one of this process's own, which listens on a port that only the
 * process knows.
 */
export async function startConfiguredStandIn(
  config: Config,
  now: () => Date,
  closers: Closers,
): Promise<ConfiguredStandIn | null> {
  if (!config.demo) return null;
  if (config.standIn) {
    const { url, secret } = config.standIn;
    const { leads, payments } = standInSecrets(secret);
    return { url, leadSecret: leads, payments: { url, webhookSecret: payments } };
  }
  const leadSecret = await demoWebhookSecret(config.dataFolder);
  const webhookSecret = `whsec_${randomBytes(24).toString('hex')}`;
  const webhookUrl = paymentWebhookUrl(config.port);
  const standIn = await startStandIn({ now, webhookSecret: leadSecret, payments: { webhookSecret, webhookUrl } });
  closers.push(() => standIn.close());
  return { url: standIn.url, leadSecret, payments: { url: standIn.url, webhookSecret } };
}

export interface ConfiguredLeadDeps {
  config: Config;
  database: Db;
  sites: SiteStore;
  inventory: Inventory;
  now: () => Date;
  log: Logger;
  closers: Closers;
  standIn: ConfiguredStandIn | null;
  /** Takes the time of a test drive; a process that takes no leads needs none. */
  claimSlot?: LeadDeps['claimSlot'];
  /** The dealer's colours in mails. */
  look?: LeadDeps['look'];
  /** Keeps the files of forms; a process that takes no leads needs none. */
  handOverFiles?: LeadDeps['handOverFiles'];
  /** What the host has registered. @default the platform's own forms */
  registered?: Registered;
}

/** Leads as the configuration wants them delivered; in the demo to the stand-in. */
export async function openConfiguredLeads(deps: ConfiguredLeadDeps): Promise<RunningLeadService> {
  const { config, database, sites, inventory, now, log, closers, standIn, claimSlot, handOverFiles, look, registered } =
    deps;
  const { sms: gateway } = config.signIn;
  const leads = await openLeads({
    database,
    sites,
    inventory,
    now,
    log,
    ...(claimSlot && { claimSlot }),
    ...(handOverFiles && { handOverFiles }),
    ...(look && { look }),
    ...(registered && { forms: registered.forms, channels: registered.channels }),
    ...(gateway && { sms: openGatewaySms({ gateway }) }),
    config: {
      dataFolder: config.dataFolder,
      mailFrom: config.mailFrom,
      smtpUrl: config.smtpUrl,
      webhookSecrets: { ...config.webhookSecrets, ...(standIn ? { [demoSecretName]: standIn.leadSecret } : {}) },
      limits: { perAddress: config.leadsPerAddress },
      secret: config.signIn.secret ?? (await demoSignInKey(config.dataFolder)),
    },
    standInUrl: standIn?.url ?? null,
  });
  closers.push(() => leads.close());
  return leads;
}
