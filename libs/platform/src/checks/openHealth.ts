import { primaryIndex } from '@forecourt/search/model';
import { sql } from 'drizzle-orm';
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
import type { SearchService } from '../ports/searchPort.ts';
import type { SiteStore } from '../ports/sitePort.ts';

/** A part of the host that visitors depend on. */
export type HealthPart = 'database' | 'search' | 'sites';

export interface Readiness {
  /** Whether visitors can be sent to this host. */
  ready: boolean;
  /** Parts that do not answer in time, or at all. */
  failing: HealthPart[];
}

/** Figures for alarms. A part that could not be read in time is missing. */
export interface HostFigures {
  deliveries?: DeliveryFigure[];
  queues?: QueueFigure[];
  feeds?: FeedFigure[];
  codes?: CodesFigure[];
  index?: IndexFigure;
  disk?: DiskFigure;
}

export interface HostHealth {
  /** Asks every part. Repeated within a second, it answers what it found. */
  readiness(): Promise<Readiness>;
  /** Reads all figures. Repeated within five seconds, it answers what it found. */
  figures(): Promise<HostFigures>;
}

export interface HealthDeps {
  db: Db;
  search: Pick<SearchService, 'queries'>;
  /** Number of the newest change of stock that the search index has taken. */
  taken: () => number;
  dataFolder: string;
  sites: Pick<SiteStore, 'all'>;
  now: () => Date;
  /** Milliseconds that a part has to answer. */
  patience?: number;
}

/** Milliseconds for which an answer holds, however often it is asked for. */
const holdsMs = 1_000;
/** The same for figures: several collectors may ask. */
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
  async function ask(): Promise<Readiness> {
    const [site] = sites.all();
    const parts: Record<HealthPart, Promise<unknown>> = {
      sites: site ? Promise.resolve() : Promise.reject(new Error('There is no site.')),
      database: (async () => db.execute(sql`select 1`))(),
      search: (async () =>
        site && search.queries(site, { requests: [{ indexName: primaryIndex, hitsPerPage: 0, query: '' }] }))(),
    };
    const asked = Object.entries(parts).map(
      async ([name, work]) => [name, (await inTime(work, patience)) !== null] as const,
    );
    const failing = (await Promise.all(asked)).filter(([, ok]) => !ok).map(([name]) => name as HealthPart);
    return { ready: failing.length === 0, failing };
  }

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

  return { readiness: heldFor(holdsMs, now, ask), figures: heldFor(figuresHoldMs, now, read) };
}
