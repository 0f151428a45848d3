import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../../config/config.ts';
import type { Db } from '../../database/database.ts';
import { openConfiguredGeocoding } from '../../calls/geocoding/openConfiguredGeocoding.ts';
import type { GeocodingService } from '../../ports/geocodingPort.ts';
import type { Inventory } from '../../stock/inventory/openInventory.ts';
import { openDeliveryQueue } from '../../jobs/deliveryQueue.ts';
import { openSaveLead } from '../../leads/saveLead.ts';
import { defaultLimits, defaultTiming } from '../../config/leadsConfig.ts';
import { openSuspicion } from '../../leads/suspicion.ts';
import { openFormTimes } from '../../leads/suspicion/formTimes.ts';
import { openAddressHash } from '../../limits/addressHash.ts';
import type { SiteStore } from '../../ports/sitePort.ts';
import { everyHour } from '../../jobs/everyHour.ts';
import { demoSignInKey } from '../../secrets/demoKey.ts';
import { openFolderDocuments, openFolderPictures } from '../../files/pictures/folderPictures.ts';
import { openUploads } from '../../leads/uploads/openUploads.ts';
import { openPictureLinks } from '../../leads/uploads/pictureLinks.ts';
import type { UploadService } from '../../ports/uploadPort.ts';
import { limitInDatabase } from '../../limits/addressLimit.ts';
import { countInDatabase } from '../../limits/distinctCounter.ts';
import { openVisitorLimit } from '../../limits/visitorLimit.ts';
import { openHttpValuation } from '../../calls/valuation/httpValuation.ts';
import { openTradeIns } from './openTradeIns.ts';
import type { TradeInService } from '../../ports/tradeInPort.ts';
import { noValuation } from '../../ports/valuationPort.ts';

export interface ConfiguredTradeInDeps {
  config: Pick<
    Config,
    'dataFolder' | 'signIn' | 'valuation' | 'geocoding' | 'leadsPerAddress' | 'visitorLimits' | 'uploads'
  >;
  database: Db;
  sites: Pick<SiteStore, 'publicSite'>;
  inventory: Inventory;
  now: () => Date;
  log: Logger;
  closers: (() => Promise<unknown>)[];
  /** Address of the stand-in; null outside the demo. */
  standInUrl: string | null;
}

export interface ConfiguredTradeIns {
  tradeIns: TradeInService;
  uploads: UploadService;
  geocoding: GeocodingService;
}

/** Opens trade-ins, uploads and geocoding with the configured services, with the stand-in in the demo, else with none. */
export async function openConfiguredTradeIns(deps: ConfiguredTradeInDeps): Promise<ConfiguredTradeIns> {
  const { config, database, sites, inventory, now, log, closers, standInUrl } = deps;
  const secret = config.signIn.secret ?? (await demoSignInKey(config.dataFolder));
  const hash = openAddressHash(secret);
  const uploadLimit = openVisitorLimit(database, { name: 'upload', points: 40, seconds: 3_600 });
  const uploads = openUploads({
    db: database,
    now,
    log,
    store: openFolderPictures(join(config.dataFolder, 'uploads')),
    documents: openFolderDocuments(join(config.dataFolder, 'documents')),
    documentMegabytes: config.uploads.documentMegabytes,
    links: openPictureLinks(secret),
    limit: (address) => uploadLimit(hash('uploads', address)),
  });
  const queue = await openDeliveryQueue(database, defaultTiming, log);
  closers.push(() => queue.close());
  const service = config.valuation.service ?? (standInUrl && { url: `${standInUrl}/valuation`, key: 'stand-in' });
  const tradeIns = openTradeIns({
    db: database,
    inventory,
    uploads,
    hash,
    now,
    log,
    valuation: service ? openHttpValuation({ service, log }) : noValuation,
    limit: openVisitorLimit(database, { name: 'valuation', points: config.visitorLimits.valuations, seconds: 3_600 }),
    publicSite: (site) => sites.publicSite(site),
    suspicion: openSuspicion(
      { ...defaultLimits, perAddress: config.leadsPerAddress },
      openFormTimes(secret),
      countInDatabase(database, secret),
    ),
    saveLead: openSaveLead(database, queue),
  });
  const stops = [everyHour(() => tradeIns.sweep()), everyHour(() => uploads.sweep())];
  closers.push(async () => stops.forEach((stop) => stop()));
  return {
    tradeIns,
    uploads,
    geocoding: openConfiguredGeocoding({ config, now, log, standInUrl, openLimit: limitInDatabase(database, hash) }),
  };
}
