import type { Site } from '@forecourt/domain';
import type { LiveFields } from '@forecourt/vehicle/model';

/** What may have changed since a vehicle's page was stored. */
export type LiveCarFields = LiveFields & {
  /** ISO instant at which a paid deposit lapses, or null. */
  reserved_until: string | null;
};

export interface ViewVisit {
  /** Counts the view, unless the visitor is a machine or looked within the last half hour. */
  count: boolean;
  /** For telling visitors apart in memory; never stored. Without one nothing is counted. */
  address?: string;
  userAgent?: string;
}

/** How often vehicles are looked at, and what changed about them. */
export interface ViewService {
  /** Null for a vehicle that the site does not have. */
  view(site: Site, slug: string, visit: ViewVisit): Promise<{ views: number; car_fields: LiveCarFields } | null>;
  /** Stores what was counted since the last time. */
  flush(): Promise<void>;
  close(): Promise<void>;
}
