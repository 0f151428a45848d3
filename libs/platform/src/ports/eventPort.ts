import type { EventName, Site } from '@forecourt/domain';

/** Who sent a batch, for limits only; never stored. */
export interface EventSender {
  address: string;
  userAgent: string;
}

export type EventResult =
  | {
      ok: true;
      /** How many will be stored. None of a machine's are. */
      taken: number;
    }
  | { ok: false; status: 400 | 413 | 429; error: string; retryAfterSeconds?: number };

/** An event as it is stored. */
export interface StoredEvent {
  siteSlug: string;
  /** The browser's own for it. */
  key: string;
  eventId: number;
  name: EventName;
  params: Record<string, unknown>;
  /** Without query. */
  path: string;
  tab: string;
  at: Date;
}

/** What visitors do, counted by the site itself: no cookie, no address, no name. */
export interface EventService {
  /**
   * Takes a batch as a browser sent it. Answers before it is stored, and never throws for bad input: one event that
   * the catalogue does not have refuses the whole batch.
   * @param text body of the request, JSON of at most `largestBatch` bytes
   */
  take(site: Site, text: string, sender: EventSender): Promise<EventResult>;
  /** Stores what was taken since the last time. */
  flush(): Promise<void>;
  /** Deletes what is older than 400 days. @returns how many */
  sweep(): Promise<number>;
  close(): Promise<void>;
}
