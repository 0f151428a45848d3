import type { Site, Vehicle } from '@forecourt/domain';

/**
 * Stock in the database. Every read is scoped to the dealerships whose stock the site shows. A vehicle that a deposit
 * holds is reserved in all of them, whatever its feed says.
 */
export interface InventoryStore {
  bySlug(site: Site, slug: string): Promise<Vehicle | null>;
  byIds(site: Site, ids: readonly string[]): Promise<Vehicle[]>;
  /** Whether a vehicle of the site once stood at this address and is gone for good. */
  wasRemoved(site: Site, slug: string): Promise<boolean>;
  /** What the site may list now: in stock or coming soon, or sold within the site's days, and shown on the website. */
  listed(site: Site): AsyncIterable<Vehicle[]>;
  /** Slug, last change (seconds since 1970) and first picture of every listed in-stock vehicle, for the sitemap. */
  slugs(site: Site): Promise<{ slug: string; updated_at: number; picture: string | null }[]>;
  /** Every vehicle of every dealership in batches, for building the search index. */
  everything(): AsyncIterable<Vehicle[]>;
}

export interface InventoryWriter {
  /** Inserts or changes vehicles; stored changes reach the listeners before the promise resolves. */
  upsert(
    vehicles: readonly Vehicle[],
    /** Name of the feed they come from. @default 'manual' */
    source?: string,
  ): Promise<{ inserted: number; changed: number; unchanged: number }>;
  remove(ids: readonly string[]): Promise<number>;
  /** Called with stored changes of every process, in order. Used by the search index and the page cache. */
  onChange(listener: (change: InventoryChange) => Promise<void> | void): () => void;
}

export interface InventoryChange {
  upserted: readonly Vehicle[];
  removed: readonly { id: string; slug: string; dealership_id: string }[];
  /** Number of the newest change in it. */
  version: number;
  /** Changes before it are lost to this process, which was away for days: anything may have changed. */
  missed?: boolean;
}
