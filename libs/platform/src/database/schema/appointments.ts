import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

/** One row for each place that a visitor holds at a time. A place is one of the visitors a location takes at once. */
export const appointments = pgTable(
  'appointments',
  {
    leadId: text('lead_id').primaryKey(),
    /** Site on which it was booked. Two sites may show one location: its times are taken on both. */
    siteSlug: text('site_slug').notNull(),
    dealershipId: text('dealership_id').notNull(),
    locationId: text('location_id').notNull(),
    start: timestamp('start', { withTimezone: true }).notNull(),
    /** 0 to the number of visitors at once, less one. */
    place: integer('place').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('appointments_place').on(table.dealershipId, table.locationId, table.start, table.place),
    index('appointments_site').on(table.siteSlug, table.start),
  ],
);
