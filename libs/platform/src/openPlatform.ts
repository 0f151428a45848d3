import type { Logger } from 'pino';
import { join } from 'node:path';
import { openAppointments } from './appointments/openAppointments.ts';
import type { Config } from './config.ts';
import { openDatabase } from './database/openDatabase.ts';
import { serveDatabase } from './database/socket.ts';
import { openEvents } from './events/openEvents.ts';
import { openImages } from './images/openImages.ts';
import { openInventory } from './inventory/openInventory.ts';
import type { RunningLeadService } from './leads/openLeads.ts';
import { openConfiguredLeads, openConfiguredSites, startConfiguredStandIn, type Closers } from './openConfigured.ts';
import { openVehiclePage } from './openVehiclePage.ts';
import type { ImageSource, Platform } from './ports.ts';
import { openPurchases } from './purchases/openPurchases.ts';
import { sweepHourly } from './purchases/sweepHourly.ts';
import { openConfiguredReservations } from './reservations/openConfiguredReservations.ts';
import type { RunningReservations } from './reservations/openReservations.ts';
import { followWithSearch } from './search/followWithSearch.ts';
import { openConfiguredSearch } from './search/openConfiguredSearch.ts';
import { openSettings, type Settings } from './settings/openSettings.ts';
import { openConfiguredSignIn } from './signIn/openConfiguredSignIn.ts';
import { openWatchlist } from './watchlist/openWatchlist.ts';
import { openConfiguredTradeIns } from './valuation/openConfiguredTradeIns.ts';

export interface PlatformOptions {
  config: Config;
  log: Logger;
  now: () => Date;
  imageSources: Readonly<Record<string, ImageSource>>;
}

export interface OpenedPlatform extends Platform {
  leads: RunningLeadService;
  reservations: RunningReservations;
  settings: Settings;
  /** Brings the search index up to the database and keeps it there. Stock may change before, it is caught up. */
  startFollowing(): Promise<{ rebuilt: boolean; size: number }>;
}

/**
 * Opens everything the host stands on, in the order in which it depends on each other.
 * @throws with one sentence that says what to do when a part cannot be opened
 */
export async function openPlatform({ config, log, now, imageSources }: PlatformOptions): Promise<OpenedPlatform> {
  const sites = openConfiguredSites(config, log, now);
  const database = await openDatabase({ data: config.dataFolder, databaseUrl: config.databaseUrl });
  const closers: Closers = [() => database.close()];
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
    const search = openConfiguredSearch(config, now, (message) => log.warn(message));
    closers.push(() => search.close());
    const standIn = await startConfiguredStandIn(config, now, closers);
    const surroundings = { config, database: database.db, sites, inventory, now, log, closers };
    const appointments = openAppointments({ db: database.db, inventory });
    const leads = await openConfiguredLeads({
      ...{ ...surroundings, standIn, claimSlot: appointments.claimForLead.bind(appointments) },
    });
    const reservations = await openConfiguredReservations({ ...surroundings, standIn: standIn?.payments ?? null });
    const publicSite = sites.publicSite.bind(sites);
    const valued = await openConfiguredTradeIns({ ...surroundings, standInUrl: standIn?.url ?? null });
    const { locate } = valued.geocoding;
    const { findValuation } = valued.tradeIns;
    const purchases = openPurchases({
      ...{ db: database.db, inventory, publicSite, reservations, now, log, locate, findValuation },
    });
    const stopSweeping = sweepHourly(purchases);
    closers.push(async () => stopSweeping());
    const signIn = await openConfiguredSignIn({ config, db: database.db, sites, now, log });
    closers.push(async () => signIn.close());
    const images = openImages({
      folder: join(config.dataFolder, 'images'),
      sources: imageSources,
      remote: {
        folder: join(config.dataFolder, 'fetchedImages'),
        hosts: config.images.hosts,
        now,
        report: (message) => log.warn(message),
      },
    });
    const events = openEvents({ db: database.db, now, log });
    closers.push(() => events.close());
    const forgetFurther = valued.tradeIns.forget.bind(valued.tradeIns);
    const watchlist = openWatchlist({ db: database.db, inventory, now, log, forgetFurther });
    const vehiclePage = await openVehiclePage({ ...surroundings, images, reservations });
    return {
      ...vehiclePage,
      events,
      ...valued,
      sites,
      inventory,
      search,
      leads,
      reservations,
      purchases,
      signIn,
      images,
      appointments,
      watchlist,
      settings: openSettings(database.db),
      startFollowing: () => followWithSearch(inventory, search, log),
      close,
    };
  } catch (fault) {
    await close();
    throw fault;
  }
}
