import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** How often a vehicle's page was seen, by days of the dealer's own calendar. */
export const vehicleViews = pgTable(
  'vehicle_views',
  {
    siteSlug: text('site_slug').notNull(),
    carId: text('car_id').notNull(),
    /** YYYY-MM-DD */
    day: date('day', { mode: 'string' }).notNull(),
    views: integer('views').notNull(),
  },
  (table) => [primaryKey({ columns: [table.carId, table.siteSlug, table.day] })],
);
