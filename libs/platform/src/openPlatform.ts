import type { Logger } from 'pino';
import { join } from 'node:path';
import type { Config } from './config.ts';
import { openDatabase } from './database/openDatabase.ts';
import { serveDatabase } from './database/socket.ts';
import { openImages } from './images/openImages.ts';
import { openInventory } from './inventory/openInventory.ts';
import { demoSecretName, demoWebhookSecret } from './leads/demoSecret.ts';
import { openLeads, type RunningLeadService } from './leads/openLeads.ts';
import type { ImageSource, Platform } from './ports.ts';
import { openSearch, type EmbeddedSearch } from './search/openSearch.ts';
import { openSettings, type Settings } from './settings/openSettings.ts';
import { openSiteStore } from './sites/openSiteStore.ts';
import { startStandIn } from './standIn/startStandIn.ts';

export interface PlatformOptions {
  config: Config;
  log: Logger;
  now: () => Date;
  imageSources: Readonly<Record<string, ImageSource>>;
}

export interface OpenedPlatform extends Platform {
  leads: RunningLeadService;
  settings: Settings;
  /** Brings the search index up to the database and keeps it there. Stock may change before, it is caught up. */
  startFollowing(): Promise<{ rebuilt: boolean; size: number }>;
}

/**
 * Opens everything the host stands on, in the order in which it depends on each other.
 * @throws with one sentence that says what to do when a part cannot be opened
 */
export async function openPlatform({ config, log, now, imageSources }: PlatformOptions): Promise<OpenedPlatform> {
  const say = (message: string) => log.warn(message);
  const sites = openSiteStore({
    folder: config.sitesFolder,
    demo: config.demo,
    originTemplate: config.originTemplate ?? `http://{slug}.localhost:${config.port}`,
    log: say,
    now: () => now().getTime(),
  });
  const database = await openDatabase({ data: config.dataFolder, databaseUrl: config.databaseUrl });
  const closers: (() => Promise<unknown>)[] = [() => database.close()];
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  try {
    if ('lock' in database) {
      const served = await serveDatabase(database);
      closers.push(() => served.close());
    }
    const inventory = openInventory({ db: database.db, now });
    closers.push(() => inventory.changes.stop());
    const search: EmbeddedSearch = openSearch({
      file: join(config.dataFolder, 'search', 'index.sqlite'),
      now,
      keys: config.keys,
      log: say,
    });
    closers.push(() => search.close());
    const secret = config.demo ? await demoWebhookSecret(config.dataFolder) : null;
    const standIn = secret ? await startStandIn({ now, webhookSecret: secret }) : null;
    if (standIn) closers.push(() => standIn.close());
    const leads = await openLeads({
      database: database.db,
      sites,
      inventory,
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
    const images = openImages({ folder: join(config.dataFolder, 'images'), sources: imageSources });
    return {
      sites,
      inventory,
      search,
      leads,
      images,
      settings: openSettings(database.db),
      startFollowing: () => followWithSearch(inventory, search, log),
      close,
    };
  } catch (fault) {
    await close();
    throw fault;
  }
}

async function followWithSearch(
  inventory: ReturnType<typeof openInventory>,
  search: EmbeddedSearch,
  log: Logger,
): Promise<{ rebuilt: boolean; size: number }> {
  const newest = await inventory.changes.newest();
  const reflected = Number((await search.version()) ?? Number.NaN);
  // An index from nowhere, or from a database that is ahead of ours, says nothing of this stock.
  const rebuilt = !(reflected <= newest);
  if (rebuilt) {
    const size = await search.rebuild(inventory.everything());
    await search.setVersion(String(newest));
    log.info({ size }, 'The search index was built from the database');
  }
  inventory.onChange(async ({ upserted, removed, version }) => {
    if (upserted.length > 0) await search.upsert(upserted);
    if (removed.length > 0) await search.remove(removed.map(({ id }) => id));
    await search.setVersion(String(version));
  });
  inventory.changes.start(rebuilt ? newest : reflected);
  await inventory.changes.pump();
  return { rebuilt, size: await search.size() };
}
