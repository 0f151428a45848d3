import type { EventName, Site } from '@forecourt/domain';

/** Sender of a batch, for rate limits only; never stored. */
export interface EventSender {
  address: string;
  userAgent: string;
}

export type EventResult =
  | {
      ok: true;
      /** Number of events accepted, or 1 for the figures of a visit; 0 for bots, whose events are dropped. */
      taken: number;
    }
  | { ok: false; status: 400 | 413 | 429; error: string; retryAfterSeconds?: number };

/** An event as it is stored. */
export interface StoredEvent {
  siteSlug: string;
  /** Unique key, made by the browser. */
  key: string;
  eventId: number;
  name: EventName;
  params: Record<string, unknown>;
  /** Without query. */
  path: string;
  tab: string;
  at: Date;
}

/** The site's own analytics events: no cookies, addresses or names. */
export interface EventService {
  /**
   * Accepts a batch as a browser sent it, or the figures of a visit, and answers before it is stored. Never throws for bad input: one event that
   * is not in the catalogue rejects the whole batch.
   * @param text body of the request: JSON of at most `maxBatchBytes` bytes
   */
  take(site: Site, text: string, sender: EventSender): Promise<EventResult>;
  /** Stores the events accepted since the last flush. */
  flush(): Promise<void>;
  /** Deletes events older than 400 days. @returns how many */
  sweep(): Promise<number>;
  close(): Promise<void>;
}
