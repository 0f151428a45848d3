import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Db } from '../database/database.ts';
import { openConfiguredGeocoding } from '../geocoding/openConfiguredGeocoding.ts';
import type { GeocodingService } from '../geocoding/geocodingPort.ts';
import type { Inventory } from '../inventory/openInventory.ts';
import { openDeliveryQueue } from '../leads/deliveryQueue.ts';
import { openKeepLead } from '../leads/keepLead.ts';
import { defaultLimits, defaultTiming } from '../leads/leadsConfig.ts';
import { openSuspicion } from '../leads/suspicion.ts';
import { openFormTimes } from '../leads/suspicion/formTimes.ts';
import { openAddressHash } from '../phones/addressHash.ts';
import type { SiteStore } from '../ports.ts';
import { sweepHourly } from '../purchases/sweepHourly.ts';
import { demoSignInKey } from '../signIn/demoKey.ts';
import { openFolderDocuments, openFolderPictures } from '../uploads/folderPictures.ts';
import { openUploads } from '../uploads/openUploads.ts';
import { openPictureLinks } from '../uploads/pictureLinks.ts';
import type { UploadService } from '../uploads/uploadPort.ts';
import { openVisitorLimit } from '../uploads/visitorLimit.ts';
import { openHttpValuation } from './httpValuation.ts';
import { openTradeIns } from './openTradeIns.ts';
import type { TradeInService } from './tradeInPort.ts';
import { noValuation } from './valuationPort.ts';

export interface TradeInSurroundings {
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

/** Trade-ins, their pictures and postcodes, with the services of the configuration: in the demo the stand-in, else none. */
export async function openConfiguredTradeIns(surroundings: TradeInSurroundings): Promise<ConfiguredTradeIns> {
  const { config, database, sites, inventory, now, log, closers, standInUrl } = surroundings;
  const secret = config.signIn.secret ?? (await demoSignInKey(config.dataFolder));
  const hash = openAddressHash(secret);
  const uploadLimit = openVisitorLimit(database, { name: 'upload', points: 40, seconds: 3_600 });
  const uploads = openUploads({
    ...{ db: database, now, log },
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
    ...{ db: database, inventory, uploads, hash, now, log },
    valuation: service ? openHttpValuation({ service, log }) : noValuation,
    limit: openVisitorLimit(database, { name: 'valuation', points: config.visitorLimits.valuations, seconds: 3_600 }),
    publicSite: (site) => sites.publicSite(site),
    suspicion: openSuspicion({ ...defaultLimits, perAddress: config.leadsPerAddress }, openFormTimes(secret)),
    keepLead: openKeepLead(database, queue),
  });
  const stops = [sweepHourly(tradeIns), sweepHourly(uploads)];
  closers.push(async () => stops.forEach((stop) => stop()));
  return { tradeIns, uploads, geocoding: openConfiguredGeocoding({ config, now, log, standInUrl }) };
}
