import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** One row for each alert that was sent, so that it is sent once in its period. */
export const alerts = pgTable(
  'alerts',
  {
    siteSlug: text('site_slug').notNull(),
    name: text('name').notNull(),
    /** The day it was raised in. @example '2026-11-20' */
    period: text('period').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteSlug, table.name, table.period] })],
);
