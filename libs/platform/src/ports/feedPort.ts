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
  /** Whether it can be released: it was held, and no later run of its feed has begun. */
  isWaiting: boolean;
}

export type FeedReportKind = 'rejected' | 'prices';

/** What imports did, whichever process they ran in. */
export interface FeedService {
  /** The newest runs first. */
  runs(limit: number): Promise<FeedRun[]>;
  /** A report as CSV, in pieces; null where this machine has none of this run. */
  report(run: string, kind: FeedReportKind): Promise<ReadableStream<Uint8Array> | null>;
}
