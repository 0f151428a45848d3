import { index, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

/** One row for each vehicle that a signed-in visitor saved. */
export const watchlistEntries = pgTable(
  'watchlist_entries',
  {
    siteSlug: text('site_slug').notNull(),
    /** E.164, proved by a code. */
    phone: text('phone').notNull(),
    carId: text('car_id').notNull(),
    /** Data at the time of saving, because the vehicle may be gone later. */
    carName: text('car_name').notNull(),
    carMake: text('car_make').notNull(),
    carModel: text('car_model').notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteSlug, table.phone, table.carId] }),
    index('watchlist_entries_newest').on(table.siteSlug, table.phone, table.savedAt),
  ],
);

/** One row for each search that a signed-in visitor keeps. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: text('id').primaryKey(),
    siteSlug: text('site_slug').notNull(),
    /** E.164, proved by a code. */
    phone: text('phone').notNull(),
    name: text('name').notNull(),
    /** Address of the list on the site, with what it is narrowed to. */
    path: text('path').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('saved_searches_path').on(table.siteSlug, table.phone, table.path)],
);
