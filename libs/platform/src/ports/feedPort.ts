import type { Site } from '@forecourt/domain';

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

/** How one field of a vehicle is read from a file of stock. */
export interface ProposedField {
  /** The field's name, nested ones with a dot. */
  field: string;
  /** Columns of the file; none where the field is always the same. */
  columns: readonly string[];
  /** Share of the first rows in which it says something, 0 to 1. */
  share: number;
  /** A few texts of the file, and what they become. */
  samples: readonly { text: string; value: string }[];
  /** The first reason why a cell could not be read, or null. */
  problem: string | null;
}

/** How a file of stock would be read, or why it cannot be. */
export type FeedProposal =
  | { ok: false; reason: string }
  | {
      ok: true;
      /** The mapping as JSON, as imports take it. */
      mapping: string;
      /** Title of a layout that the file has; null where its columns were told one by one. */
      layout: string | null;
      fields: readonly ProposedField[];
      /** Columns that nothing reads. */
      unread: readonly string[];
      /** What was guessed, and what a person should decide, in sentences. */
      notes: readonly string[];
      /** What would come of an import, as far as the file alone tells. */
      trial: {
        rows: number;
        accepted: number;
        rejected: number;
        skipped: number;
        /** Why the first rows are rejected. */
        reasons: readonly { row: number; column: string; reason: string }[];
      };
    };

export type FeedReportKind = 'rejected' | 'prices';

/** What imports did, whichever process they ran in. */
export interface FeedService {
  /** The newest runs first. */
  runs(limit: number): Promise<FeedRun[]>;
  /** What is fetched on a schedule, and what came of the last look; whoever watches hosts reads it. */
  feedStates(): Promise<ScheduledFeed[]>;
  /** Proposes how to read a file of stock, of at most 10 MB. Nothing is stored. */
  propose(site: Site, content: Uint8Array): Promise<FeedProposal>;
  /** A report as CSV, in pieces; null where this machine has none of this run. */
  report(run: string, kind: FeedReportKind): Promise<ReadableStream<Uint8Array> | null>;
}
