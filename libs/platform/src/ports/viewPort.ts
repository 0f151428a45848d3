import type { Site } from '@forecourt/domain';
import type { LiveFields } from '@forecourt/vehicle/model';

/** Fields that may have changed since a vehicle's page was cached. */
export type LiveCarFields = LiveFields & {
  /** ISO instant at which a paid deposit lapses, or null. */
  reserved_until: string | null;
};

export interface ViewVisit {
  /** Counts the view, unless the visitor is a bot or viewed the vehicle within the last half hour. */
  count: boolean;
  /** Distinguishes visitors, in memory only. Without one nothing is counted. */
  address?: string;
  userAgent?: string;
}

/** View counts of vehicles, and their live fields. */
export interface ViewService {
  /** Null for a vehicle that the site does not have. */
  view(site: Site, slug: string, visit: ViewVisit): Promise<{ views: number; car_fields: LiveCarFields } | null>;
  /** Stores the views counted since the last flush. */
  flush(): Promise<void>;
  close(): Promise<void>;
}
