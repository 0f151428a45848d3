import type { Vehicle } from '@forecourt/domain';
import {
  bigint,
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

/** One row for each vehicle; `data` is the whole vehicle, the columns are what queries select by. */
export const vehicles = pgTable(
  'vehicles',
  {
    id: text('id').primaryKey(),
    dealershipId: text('dealership_id').notNull(),
    slug: text('slug').notNull(),
    stocknum: text('stocknum'),
    /** Name of the feed that brought it; a feed removes only what it brought. */
    source: text('source').notNull().default('manual'),
    status: text('status').notNull(),
    sold: boolean('sold').notNull(),
    /** Seconds since 1970, UTC. */
    soldAt: bigint('sold_at', { mode: 'number' }),
    shown: boolean('shown').notNull(),
    /** Hash of `data`, so that an unchanged vehicle costs no write. */
    fingerprint: text('fingerprint').notNull(),
    /** Hash of the row of a feed that it was last made from; null once anybody else has changed it. */
    feedDigest: text('feed_digest'),
    data: jsonb('data').$type<Vehicle>().notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('vehicles_slug').on(table.slug),
    index('vehicles_listing').on(table.dealershipId, table.status),
    /** For reading all of a dealership in batches, each of which begins where the one before ended. */
    index('vehicles_dealership_id').on(table.dealershipId, table.id),
  ],
);

/** Addresses of vehicles that are gone for good: their pages say so instead of knowing nothing. */
export const removedVehicles = pgTable('removed_vehicles', {
  slug: text('slug').primaryKey(),
  dealershipId: text('dealership_id').notNull(),
  removedAt: timestamp('removed_at', { withTimezone: true }).notNull().defaultNow(),
});

/** One row for each run of a feed, held ones included. */
export const feedRuns = pgTable('feed_runs', {
  id: text('id').primaryKey(),
  siteSlug: text('site_slug').notNull(),
  source: text('source').notNull(),
  startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
  finishedAt: timestamp('finished_at', { withTimezone: true }),
  rows: integer('rows').notNull().default(0),
  accepted: integer('accepted').notNull().default(0),
  /** Of those changed: new vehicles. */
  inserted: integer('inserted').notNull().default(0),
  priceChanges: integer('price_changes').notNull().default(0),
  changed: integer('changed').notNull().default(0),
  removed: integer('removed').notNull().default(0),
  rejected: integer('rejected').notNull().default(0),
  /** Why the run changed nothing, or null. */
  held: text('held'),
  /** Feed and mapping, as whole paths on the machine that read them; null for runs before they were kept. */
  file: text('file'),
  mappingFile: text('mapping_file'),
  /** Size and time of the feed: a held run is released only with the same file. */
  stamp: text('stamp'),
});

/** Small facts about the installation, such as which demo seed it holds. */
export const settings = pgTable('settings', {
  name: text('name').primaryKey(),
  value: jsonb('value').notNull(),
});

/** What changed in stock, in order: the search index and the page caches of every process follow it. */
export const stockChanges = pgTable('stock_changes', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  upserted: jsonb('upserted').$type<string[]>().notNull(),
  removed: jsonb('removed').$type<{ id: string; slug: string; dealership_id: string }[]>().notNull(),
  at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
});
