import { primaryIndex } from '@forecourt/search/model';
import { sql } from 'drizzle-orm';
import { rowsOf, type Db } from '../database/database.ts';
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

/** How many deliveries of leads are in a state, and since when the oldest of them is due. */
export interface DeliveryFigure {
  /** 'pending', 'parked' or 'delivered'. */
  state: string;
  count: number;
  /** Seconds; 0 where none is due. */
  oldestDueSeconds: number;
}

export interface HostHealth {
  /** Asks every part. Repeated within a second, it answers what it found. */
  readiness(): Promise<Readiness>;
  /** Deliveries that are not done, and those that are parked. */
  deliveries(): Promise<DeliveryFigure[]>;
}

export interface HealthDeps {
  db: Db;
  search: Pick<SearchService, 'queries'>;
  sites: Pick<SiteStore, 'all'>;
  now: () => Date;
  /** Milliseconds that a part has to answer. */
  patience?: number;
}

/** Milliseconds for which an answer holds, however often it is asked for. */
const holdsMs = 1_000;

/** Whether a piece of work is done in time. */
async function inTime(work: Promise<unknown>, patience: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, patience, false);
  });
  const done = work.then(
    () => true,
    () => false,
  );
  return Promise.race([done, late]).finally(() => clearTimeout(timer));
}

/** Whether this host can serve visitors, for load balancers, and figures for alarms. */
export function openHealth({ db, search, sites, now, patience = 2_000 }: HealthDeps): HostHealth {
  let last: { until: number; answer: Promise<Readiness> } | null = null;

  async function ask(): Promise<Readiness> {
    const [site] = sites.all();
    const parts: Record<HealthPart, Promise<unknown>> = {
      sites: site ? Promise.resolve() : Promise.reject(new Error('There is no site.')),
      database: (async () => db.execute(sql`select 1`))(),
      search: (async () =>
        site && search.queries(site, { requests: [{ indexName: primaryIndex, hitsPerPage: 0, query: '' }] }))(),
    };
    const asked = Object.entries(parts).map(async ([name, work]) => [name, await inTime(work, patience)] as const);
    const failing = (await Promise.all(asked)).filter(([, ok]) => !ok).map(([name]) => name as HealthPart);
    return { ready: failing.length === 0, failing };
  }

  return {
    readiness() {
      const moment = now().getTime();
      if (!last || moment >= last.until) last = { until: moment + holdsMs, answer: ask() };
      return last.answer;
    },
    async deliveries() {
      const rows = rowsOf<{ state: string; count: number; due: string | Date | null }>(
        await db.execute(sql`
          select state, count(*)::int as count, min(next_attempt_at) as due
          from deliveries where state <> 'delivered' group by state order by state`),
      );
      return rows.map(({ state, count, due }) => {
        const seconds = due ? (now().getTime() - new Date(due).getTime()) / 1_000 : 0;
        return { state, count, oldestDueSeconds: Math.max(0, Math.round(seconds)) };
      });
    },
  };
}
