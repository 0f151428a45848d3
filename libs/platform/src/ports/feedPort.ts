/** One import of a feed, or an attempt. */
export interface FeedRun {
  id: string;
  siteSlug: string;
  /** Name of the feed. */
  source: string;
  startedAt: Date;
  /** Null while it runs, and for one that was killed. */
  finishedAt: Date | null;
  rows: number;
  accepted: number;
  inserted: number;
  /** Vehicles that were stored, new ones included. */
  changed: number;
  removed: number;
  rejected: number;
  priceChanges: number;
  /** Why the run changed nothing, or null. */
  held: string | null;
  /** Whether it waits for a person: it was held, and no later run of its feed has begun. */
  isWaiting: boolean;
  /** Whether it can be released: its file has arrived. */
  canRelease: boolean;
}

/** A feed that hosts and workers fetch by themselves. */
export interface ScheduledFeed {
  name: string;
  siteSlug: string;
  /** Name of the feed in its runs. */
  feed: string;
  /** Where it comes from, without its user. */
  source: string;
  everyMinutes: number;
  /** Null before the first look. */
  lookedAt: Date | null;
  /** When it is looked at next. */
  dueAt: Date | null;
  /** Why the last look failed, or null. */
  failure: string | null;
  /** Since when every look failed, or null. */
  failedSince: Date | null;
}

export type FeedReportKind = 'rejected' | 'prices';

/** What imports did, whichever process they ran in. */
export interface FeedService {
  /** The newest runs first. */
  runs(limit: number): Promise<FeedRun[]>;
  /** What is fetched on a schedule, and what came of the last look; whoever watches hosts reads it. */
  feedStates(): Promise<ScheduledFeed[]>;
  /** A report as CSV, in pieces; null where this machine has none of this run. */
  report(run: string, kind: FeedReportKind): Promise<ReadableStream<Uint8Array> | null>;
}
