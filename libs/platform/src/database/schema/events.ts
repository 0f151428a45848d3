import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** One row for each thing a visitor did, without anything that says who it was. Kept for 400 days. */
export const events = pgTable(
  'events',
  {
    siteSlug: text('site_slug').notNull(),
    /** The browser's own for this event, so that sending it twice stores it once. */
    key: text('key').notNull(),
    /** Of the catalogue, as dealers' reports know it. */
    eventId: integer('event_id').notNull(),
    name: text('name').notNull(),
    params: jsonb('params').$type<Record<string, unknown>>().notNull(),
    /** Page it happened on, without its query. */
    path: text('path').notNull(),
    /** A random id of one browser tab, without any other information. */
    tab: text('tab').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteSlug, table.key] }),
    index('events_of_site').on(table.siteSlug, table.at),
    index('events_oldest').on(table.at),
  ],
);
