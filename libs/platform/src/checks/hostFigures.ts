import { sql } from 'drizzle-orm';
import { statfs } from 'node:fs/promises';
import { rowsOf, type Db } from '../database/database.ts';
import { failedWords } from '../stock/feeds/failureWords.ts';

/** How many deliveries of leads are in a state, and since when the oldest of them is due. */
export interface DeliveryFigure {
  /** 'pending' or 'parked'. */
  state: string;
  count: number;
  /** Seconds; 0 where none is due. */
  oldestDueSeconds: number;
}

/** Jobs of a queue that are not done. */
export interface QueueFigure {
  queue: string;
  /** 'created', 'retry' or 'active'. */
  state: string;
  count: number;
}

/** What the newest run of a feed came to. */
export interface FeedFigure {
  site: string;
  feed: string;
  /** It waits for a person, who lets it in or not. */
  held: boolean;
  /** It ended with a fault, or has not ended for an hour. */
  failed: boolean;
  /** Seconds since a run that was let in; null where there was none in the last 30 days. */
  sinceGoodSeconds: number | null;
}

/** Sign-in codes that a site has sent within a day. */
export interface CodesFigure {
  site: string;
  sent: number;
}

/** How far the search index of this host is behind the stock in the database. */
export interface IndexFigure {
  /** Changes that it has not taken. */
  changes: number;
  /** Age of the oldest of them in seconds; 0 where there is none. */
  seconds: number;
}

/** Space of the disk under the data folder, in bytes. */
export interface DiskFigure {
  size: number;
  free: number;
}

/** Deliveries that are not done, and those that are parked. */
export async function readDeliveries(db: Db, now: Date): Promise<DeliveryFigure[]> {
  const rows = rowsOf<{ state: string; count: number; due: string | Date | null }>(
    await db.execute(sql`
      select state, count(*)::int as count, min(next_attempt_at) as due
      from deliveries where state <> 'delivered' group by state order by state`),
  );
  return rows.map(({ state, count, due }) => {
    const seconds = due ? (now.getTime() - new Date(due).getTime()) / 1_000 : 0;
    return { state, count, oldestDueSeconds: Math.max(0, Math.round(seconds)) };
  });
}

export async function readQueues(db: Db): Promise<QueueFigure[]> {
  return rowsOf<QueueFigure>(
    await db.execute(sql`
      select name as queue, state::text as state, count(*)::int as count
      from pgboss.job where state < 'completed' group by name, state order by name, state`),
  );
}

/** Of feeds that ran within the last 30 days. */
export async function readFeeds(db: Db, now: Date): Promise<FeedFigure[]> {
  const month = new Date(now.getTime() - 30 * 86_400_000).toISOString();
  const hour = new Date(now.getTime() - 3_600_000).toISOString();
  type Row = Omit<FeedFigure, 'sinceGoodSeconds'> & { good: string | Date | null };
  const rows = rowsOf<Row>(
    await db.execute(sql`
      with recent as (
        select site_slug, source, held, started_at, finished_at,
          max(finished_at) filter (where held is null) over (partition by site_slug, source) as good,
          row_number() over (partition by site_slug, source order by started_at desc) as place
        from feed_runs where started_at >= ${month}::timestamptz
      )
      select site_slug as site, source as feed, good,
        held is not null and held not like ${`${failedWords}%`} as held,
        coalesce(held like ${`${failedWords}%`}, false)
          or (held is null and finished_at is null and started_at < ${hour}::timestamptz) as failed
      from recent where place = 1 order by site_slug, source`),
  );
  return rows.map(({ good, ...row }) => ({
    ...row,
    sinceGoodSeconds:
      good === null ? null : Math.max(0, Math.round((now.getTime() - new Date(good).getTime()) / 1_000)),
  }));
}

export async function readCodes(db: Db, now: Date): Promise<CodesFigure[]> {
  const day = new Date(now.getTime() - 86_400_000).toISOString();
  return rowsOf<CodesFigure>(
    await db.execute(sql`
      select site_slug as site, count(*)::int as sent from sign_in_codes
      where created_at > ${day}::timestamptz group by site_slug order by site_slug`),
  );
}

/** @param taken number of the newest change that the index has taken */
export async function readIndexLag(db: Db, taken: number, now: Date): Promise<IndexFigure> {
  const [row] = rowsOf<{ changes: number; oldest: string | Date | null }>(
    await db.execute(sql`select count(*)::int as changes, min(at) as oldest from stock_changes where id > ${taken}`),
  );
  const seconds = row?.oldest ? (now.getTime() - new Date(row.oldest).getTime()) / 1_000 : 0;
  return { changes: row?.changes ?? 0, seconds: Math.max(0, seconds) };
}

export async function readDisk(folder: string): Promise<DiskFigure> {
  const { bsize, blocks, bavail } = await statfs(folder);
  return { size: blocks * bsize, free: bavail * bsize };
}
