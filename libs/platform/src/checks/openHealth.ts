import { primaryIndex } from '@forecourt/search/model';
import type { Db } from '../database/database.ts';
import {
  readCodes,
  readDeliveries,
  readDisk,
  readFeeds,
  readIndexLag,
  readQueues,
  type CodesFigure,
  type DeliveryFigure,
  type DiskFigure,
  type FeedFigure,
  type IndexFigure,
  type QueueFigure,
} from './hostFigures.ts';
import { inTime } from './inTime.ts';
import { openProbe, partCacheMs, type Probe } from './readiness/openProbe.ts';
import { knownStockName, openStockCheck } from './readiness/openStockCheck.ts';
import { readinessOf, type Readiness } from './readiness/readinessOf.ts';
import { storeProbes } from './readiness/storeProbes.ts';
import type { SearchService } from '../ports/searchPort.ts';
import type { SiteStore } from '../ports/sitePort.ts';

/**
 * A part of the host that visitors depend on: `database` writes and reads a row, `rows` reads pages of the tables of
 * enquiries and vehicles, `stock` compares the vehicles with those last counted, `storage` writes into the data folder,
 * `page` renders one.
 */
export type HealthPart = 'database' | 'rows' | 'stock' | 'storage' | 'search' | 'sites' | 'page';

/** Figures for alarms. A part that could not be read in time is missing. */
export interface HostFigures {
  deliveries?: DeliveryFigure[];
  queues?: QueueFigure[];
  feeds?: FeedFigure[];
  codes?: CodesFigure[];
  index?: IndexFigure;
  disk?: DiskFigure;
}

/** How a part is asked. */
export interface PartOptions {
  /** What an operator does where it does not work, in one sentence. */
  advice: string;
  /** Milliseconds for which a success holds. @default 1,500 */
  cacheMs?: number;
}

export interface HostHealth {
  /** Asks every part. Repeated within seconds, it answers what it found. */
  readiness(): Promise<Readiness<HealthPart>>;
  /** Asks a part that only the caller knows, like the pages, from now on. @param check throws where it does not work */
  addPart(part: HealthPart, check: () => Promise<unknown>, how: PartOptions): void;
  /** Reads all figures. Repeated within five seconds, it answers what it found. */
  figures(): Promise<HostFigures>;
}

export interface HealthDeps {
  db: Db;
  search: Pick<SearchService, 'queries' | 'size'>;
  /** Number of the newest change of stock that the search index has taken. */
  taken: () => number;
  dataFolder: string;
  sites: Pick<SiteStore, 'all'>;
  now: () => Date;
  /** Milliseconds that a part has to answer. @default 2,000 */
  patience?: number;
}

/** Milliseconds for which figures hold, however often they are asked for: several collectors may ask. */
const figuresHoldMs = 5_000;

/** Asks again only when the last answer is older than so many milliseconds. */
function heldFor<Answer>(ms: number, now: () => Date, ask: () => Promise<Answer>): () => Promise<Answer> {
  let last: { until: number; answer: Promise<Answer> } | null = null;
  return () => {
    const moment = now().getTime();
    if (!last || moment >= last.until) last = { until: moment + ms, answer: ask() };
    return last.answer;
  };
}

/** Whether this host can serve visitors, for load balancers, and figures for alarms. */
export function openHealth({ db, search, taken, dataFolder, sites, now, patience = 2_000 }: HealthDeps): HostHealth {
  const probes: Partial<Record<HealthPart, Probe>> = storeProbes({ db, dataFolder, now, patience });
  const addPart: HostHealth['addPart'] = (part, check, { advice, cacheMs = partCacheMs }) =>
    void (probes[part] = openProbe({ check, advice, patience, cacheMs, now }));
  addPart(
    'sites',
    async () => {
      if (sites.all().length === 0) throw new Error('There is no site');
    },
    { advice: 'Put the site files into FORECOURT_SITES.' },
  );
  addPart(
    'search',
    async () => {
      const [site] = sites.all();
      const request = { indexName: primaryIndex, hitsPerPage: 0, query: '' };
      return site && search.queries(site, { requests: [request] });
    },
    { advice: 'Restart this host: it makes its index again.' },
  );
  addPart('stock', openStockCheck({ db, indexed: () => search.size(), taken }), {
    advice: `Where the search has too few, restart this host. Where the database has, restore a backup, or save what can be read with \`npm run backup -- --salvage\`; where they were deleted on purpose, delete the row '${knownStockName}' of the table settings.`,
  });

  async function read(): Promise<HostFigures> {
    const at = now();
    const parts: { [Name in keyof HostFigures]-?: Promise<HostFigures[Name]> } = {
      deliveries: readDeliveries(db, at),
      queues: readQueues(db),
      feeds: readFeeds(db, at),
      codes: readCodes(db, at),
      index: readIndexLag(db, taken(), at),
      disk: readDisk(dataFolder),
    };
    const asked = Object.entries<Promise<unknown>>(parts).map(async ([name, work]) => {
      const found = await inTime(work, patience);
      return found ? [[name, found.answer]] : [];
    });
    return Object.fromEntries((await Promise.all(asked)).flat()) as HostFigures;
  }

  return { readiness: () => readinessOf(probes), addPart, figures: heldFor(figuresHoldMs, now, read) };
}
