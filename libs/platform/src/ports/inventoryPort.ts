import type { Site, Vehicle } from '@forecourt/domain';

/**
 * Stock in the database. Every read is limited to the dealerships whose stock the site shows. A vehicle held by a
 * deposit has the status reserved in every result, whatever its feed says.
 */
export interface InventoryStore {
  bySlug(site: Site, slug: string): Promise<Vehicle | null>;
  byIds(site: Site, ids: readonly string[]): Promise<Vehicle[]>;
  /** Whether this slug belonged to a vehicle of the site that has been removed. */
  wasRemoved(site: Site, slug: string): Promise<boolean>;
  /**
   * Vehicles the site may list now: visible ones that are in stock, coming soon, or sold recently enough for the site's
   * settings.
   */
  listed(site: Site): AsyncIterable<Vehicle[]>;
  /** Slug, last change (seconds since 1970) and first picture of every listed in-stock vehicle, for the sitemap. */
  slugs(site: Site): Promise<{ slug: string; updated_at: number; picture: string | null }[]>;
  /** Every vehicle of every dealership in batches, for building the search index. */
  everything(): AsyncIterable<Vehicle[]>;
}

export interface InventoryWriter {
  /** Inserts or updates vehicles; resolves after the listeners were notified. */
  upsert(
    vehicles: readonly Vehicle[],
    /** Name of the feed they come from. @default 'manual' */
    source?: string,
  ): Promise<{ inserted: number; changed: number; unchanged: number }>;
  remove(ids: readonly string[]): Promise<number>;
  /** Calls the listener with stored changes of every process, in order. Used by the search index and the page cache. */
  onChange(listener: (change: InventoryChange) => Promise<void> | void): () => void;
}

export interface InventoryChange {
  upserted: readonly Vehicle[];
  removed: readonly { id: string; slug: string; dealership_id: string }[];
  /** Number of the newest change in it. */
  version: number;
  /** Earlier changes were missed, because this process did not follow for days: anything may have changed. */
  missed?: boolean;
}
