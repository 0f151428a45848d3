import { attributesKey } from './search/attributesKey.ts';
import type { Site } from '@forecourt/domain';
import { join } from 'node:path';
import { openAppointments } from './leads/appointments/openAppointments.ts';
import { holdPlace } from './holdPlace.ts';
import { openDatabase } from './database/openDatabase.ts';
import { serveDatabase } from './database/socket.ts';
import { openEvents } from './visitors/events/openEvents.ts';
import { openVisits } from './visitors/vitals/openVisits.ts';
import { openRunningFeeds, type RunningFeeds } from './stock/feeds/openRunningFeeds.ts';
import { openImages } from './stock/images/openImages.ts';
import { openPictureGate } from './stock/images/pictureGate.ts';
import { openSiteImages } from './stock/images/siteImages.ts';
import { openInventory } from './stock/inventory/openInventory.ts';
import { openDeliveryQueue } from './jobs/deliveryQueue.ts';
import { defaultTiming } from './config/leadsConfig.ts';
import type { LeadDeps, RunningLeadService } from './leads/openLeads.ts';
import { openConfiguredOnlinePayments } from './commerce/onlinePayments/openConfiguredOnlinePayments.ts';
import {
  openConfiguredLeads,
  openConfiguredSites,
  sitePictureFolder,
  startConfiguredStandIn,
  type Closers,
  type ConfiguredSitesDeps,
} from './openConfigured.ts';
import { followSites, repeatLook, type SiteChangeListener } from './config/sites/followSites.ts';
import { openVehiclePage } from './openVehiclePage.ts';
import type { Platform } from './ports/platform.ts';
import { readBlock } from './config/registry/contentBlocks.ts';
import { platformOnly } from './config/registry/registered.ts';
import type { ImageSource } from './ports/imagePort.ts';
import { openPrizes } from './commerce/prizes/openPrizes.ts';
import { openPurchases } from './commerce/purchases/openPurchases.ts';
import { startHousekeeping } from './startHousekeeping.ts';
import { openConfiguredReservations } from './commerce/reservations/openConfiguredReservations.ts';
import type { RunningReservations } from './commerce/reservations/openReservations.ts';
import { followWithSearch } from './search/followWithSearch.ts';
import { openStockPositions } from './search/places/openStockPositions.ts';
import { openConfiguredSearch } from './search/openConfiguredSearch.ts';
import { shareIndex } from './search/shareIndex.ts';
import { openStockFinance } from './search/stockFinance.ts';
import { openHealth, type HostHealth } from './checks/openHealth.ts';
import { openSiteChecks } from './checks/openSiteChecks.ts';
import { startChecking } from './checks/startChecking.ts';
import { openConfiguredContent, type ConfiguredContent } from './openConfiguredContent.ts';
import { contentPictureSource } from './content/pictures/openContentPictures.ts';
import { openSites } from './openSites.ts';
import { openSettings, type Settings } from './database/openSettings.ts';
import { openConfiguredSignIn } from './visitors/signIn/openConfiguredSignIn.ts';
import { openConfiguredPasskeys } from './visitors/passkeys/openConfiguredPasskeys.ts';
import { openWatchlist } from './visitors/watchlist/openWatchlist.ts';
import { openConfiguredTradeIns } from './commerce/tradeIns/openConfiguredTradeIns.ts';

export interface PlatformOptions extends ConfiguredSitesDeps {
  imageSources: Readonly<Record<string, ImageSource>>;
  /** The dealer's colours in mails to visitors: the themes are the caller's. */
  look?: LeadDeps['look'];
}

export interface OpenedPlatform extends Platform {
  content: ConfiguredContent['content'];
  contentApi: ConfiguredContent['contentApi'];
  previewLinks: ConfiguredContent['previewLinks'];
  leads: RunningLeadService;
  feeds: RunningFeeds;
  reservations: RunningReservations;
  settings: Settings;
  health: HostHealth;
  /** Receives the sites whose pages show something else from now on: by their files, or by the figures of the index. */
  onSiteChange(listener: SiteChangeListener): void;
  /** Brings the search index up to the database and keeps it there. Stock may change before, it is caught up. */
  startFollowing(): Promise<{ rebuilt: boolean; size: number }>;
}

/**
 * Opens all services of the host in order of their dependencies.
 * @throws with one sentence that says what to do when a part cannot be opened
 */
export async function openPlatform({
  config,
  log,
  now,
  imageSources,
  look,
  registered = platformOnly,
}: PlatformOptions): Promise<OpenedPlatform> {
  const files = openConfiguredSites({ config, log, now, registered });
  const { dataFolder: data, databaseUrl, longestQuerySeconds } = config;
  const database = await openDatabase({ data, databaseUrl, longestQuerySeconds });
  const closers: Closers = [() => database.close()];
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  try {
    if ('lock' in database) {
      const served = await serveDatabase(database);
      closers.push(() => served.close());
    }
    await holdPlace(config, log, closers);
    const standIn = await startConfiguredStandIn(config, now, closers);
    const standInUrl = standIn?.url ?? null;
    const { reviews, drafts, sites } = await openSites({ config, now, registered, log, closers, standInUrl, files });
    const gate = openPictureGate(config.memory.picturesAtOnce);
    const written = await openConfiguredContent({
      config,
      db: database.db,
      sites,
      gate,
      now,
      log,
      closers,
      registered,
    });
    const { content, contentPictures, desk, contentApi, previewLinks } = written;
    const inventory = openInventory({ db: database.db, now });
    closers.push(() => inventory.changes.stop());
    const checks = openSiteChecks({ config, sites, content, inventory, log: (message) => log.warn(message) });
    const finance = openStockFinance(sites, now);
    const locate: typeof valued.geocoding.locate = (...place) => valued.geocoding.locate(...place);
    const positions = openStockPositions(sites, locate, now);
    const startSharing = await shareIndex({ config, db: database.db, now, log });
    const search = openConfiguredSearch(config, {
      now,
      financeOf: finance.figures,
      positionOf: positions.of,
      locate,
      log: (message) => log.warn(message),
    });
    closers.push(() => search.close());
    const deps = { config, database: database.db, sites, inventory, now, log, closers, registered };
    const appointments = openAppointments({ db: database.db, inventory });
    const valued = await openConfiguredTradeIns({ ...deps, standInUrl });
    const handOverFiles = valued.uploads.handOver.bind(valued.uploads);
    const leads = await openConfiguredLeads({
      ...deps,
      standIn,
      look,
      handOverFiles,
      claimSlot: appointments.claimForLead.bind(appointments),
    });
    const paid = { ...deps, standIn: standIn?.payments ?? null };
    const holds = await openConfiguredReservations(paid);
    const deliveries = await openDeliveryQueue(database.db, defaultTiming, log);
    closers.push(() => deliveries.close());
    const { onlinePayments, reservations } = await openConfiguredOnlinePayments({
      ...paid,
      deliveries,
      reservations: holds,
    });
    const prizes = openPrizes({ db: database.db, sites, deliveries, log });
    const purchases = openPurchases({
      db: database.db,
      inventory,
      publicSite: sites.publicSite.bind(sites),
      reservations,
      now,
      log,
      locate: valued.geocoding.locate,
      findValuation: valued.tradeIns.findValuation,
    });
    startHousekeeping({ ...deps, db: database.db, purchases, contentPictures });
    const signIn = await openConfiguredSignIn({ config, db: database.db, sites, now, log });
    closers.push(async () => signIn.close());
    const passkeys = await openConfiguredPasskeys({ config, db: database.db, sites, now, log });
    const site = openSiteImages(sitePictureFolder(config));
    const images = openImages({
      folder: join(config.dataFolder, 'images'),
      sources: { ...imageSources, site, [contentPictureSource]: contentPictures },
      originals: { site },
      gate,
      remote: {
        folder: join(config.dataFolder, 'fetchedImages'),
        hosts: config.images.hosts,
        now,
        report: (message) => log.warn(message),
      },
    });
    const visits = openVisits({ db: database.db, now, log });
    closers.push(() => visits.close());
    const events = openEvents({ db: database.db, now, log, visits });
    closers.push(() => events.close());
    const forgetFurther = async (site: Site, phone: string) =>
      (await valued.tradeIns.forget(site, phone)) + (await onlinePayments.forget(site, phone));
    const watchlist = openWatchlist({ db: database.db, inventory, now, log, deleteElsewhere: forgetFurther });
    let siteListener: SiteChangeListener | undefined;
    reviews.onChange((slugs) => void siteListener?.(slugs));
    const vehiclePage = await openVehiclePage({ ...deps, images, reservations, standInUrl });
    return {
      ...vehiclePage,
      forms: registered.forms,
      readBlock: (name, settings) => readBlock(registered.blocks, name, settings),
      events,
      feeds: openRunningFeeds({ config, db: database.db, sites, now, log, closers }),
      visits,
      ...valued,
      sites,
      content,
      desk,
      contentApi,
      previewLinks,
      checks,
      drafts,
      inventory,
      search,
      leads,
      reservations,
      onlinePayments,
      prizes,
      purchases,
      signIn,
      passkeys,
      images,
      appointments,
      watchlist,
      settings: openSettings(database.db),
      health: openHealth({ ...deps, db: database.db, search, taken: inventory.changes.taken, dataFolder: data }),
      onSiteChange: (listener) => void (siteListener = listener),
      startFollowing: async () => {
        const { checkFinance, ...state } = await followWithSearch(
          inventory,
          search,
          log,
          () => `${finance.key()}-${attributesKey}-${positions.key()}`,
        );
        closers.push(startSharing(), await startChecking(checks, log));
        const look = followSites({ sites, checkFinance, notify: (slugs) => siteListener?.(slugs) });
        closers.push(repeatLook(look, files.follow));
        return state;
      },
      close,
    };
  } catch (fault) {
    await close();
    throw fault;
  }
}
