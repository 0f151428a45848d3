import type { Logger } from 'pino';
import { join } from 'node:path';
import { openBrochures } from './stock/brochure/openBrochures.ts';
import type { Config } from './config/config.ts';
import type { Db } from './database/database.ts';
import type { Inventory } from './stock/inventory/openInventory.ts';
import type { Closers } from './openConfigured.ts';
import { openPhones } from './visitors/phones/openPhones.ts';
import type { Platform } from './ports/platform.ts';
import type { ImageService } from './ports/imagePort.ts';
import type { SiteStore } from './ports/sitePort.ts';
import type { ReservationService } from './ports/reservationPort.ts';
import { openConfiguredQuotes } from './commerce/quotes/openConfiguredQuotes.ts';
import { openAddressHash } from './limits/addressHash.ts';
import { limitInDatabase } from './limits/addressLimit.ts';
import { demoSignInKey } from './secrets/demoKey.ts';
import { openViews } from './stock/views/openViews.ts';

export interface VehiclePageDeps {
  config: Pick<Config, 'dataFolder' | 'signIn' | 'quotes'>;
  database: Db;
  sites: Pick<SiteStore, 'publicSite'>;
  inventory: Inventory;
  images: Pick<ImageService, 'respond'>;
  reservations: Pick<ReservationService, 'heldUntil'>;
  now: () => Date;
  log: Logger;
  closers: Closers;
  /** Address of the stand-in; null outside the demo. */
  standInUrl: string | null;
}

/** Services that a vehicle's page calls after it has loaded. Appointments are separate: they are opened with leads. */
export async function openVehiclePage(
  deps: VehiclePageDeps,
): Promise<Pick<Platform, 'phones' | 'views' | 'brochures' | 'quotes'>> {
  const { config, database: db, sites, inventory, images, reservations, now, log, closers, standInUrl } = deps;
  const publicSite = sites.publicSite.bind(sites);
  const views = openViews({
    db,
    inventory,
    now,
    log,
    heldUntil: (site, ids) => reservations.heldUntil(site, ids),
  });
  closers.push(() => views.close());
  const secret = config.signIn.secret ?? (await demoSignInKey(config.dataFolder));
  const openLimit = limitInDatabase(db, openAddressHash(secret));
  return {
    views,
    phones: openPhones({
      db,
      inventory,
      log,
      secret,
    }),
    brochures: openBrochures({
      images,
      inventory,
      now,
      log,
      folder: join(config.dataFolder, 'brochures'),
      publicSite,
      openLimit,
    }),
    quotes: openConfiguredQuotes({ config, inventory, publicSite, now, log, standInUrl, openLimit }),
  };
}
