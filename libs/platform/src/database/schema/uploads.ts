import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

/** One row for each picture that a visitor sent; the picture itself is in a store of its own. */
export const uploads = pgTable(
  'uploads',
  {
    id: text('id').primaryKey(),
    siteSlug: text('site_slug').notNull(),
    /** What it belongs to. */
    owner: text('owner').notNull(),
    /** Place among the owner's pictures: there are only so many. */
    place: integer('place').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('uploads_place').on(table.owner, table.place), index('uploads_expiry').on(table.expiresAt)],
);
