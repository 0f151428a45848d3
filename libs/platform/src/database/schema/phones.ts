import { bigserial, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** One row for each phone number that a visitor asked to see. */
export const phoneReveals = pgTable(
  'phone_reveals',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    siteSlug: text('site_slug').notNull(),
    dealershipId: text('dealership_id').notNull(),
    /** Null where the number of a location was asked for. */
    carId: text('car_id'),
    locationId: text('location_id'),
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** Keyed hash of the visitor's address, different on each site; the address itself is not stored. */
    visitor: text('visitor').notNull(),
  },
  (table) => [index('phone_reveals_newest').on(table.siteSlug, table.at)],
);

/** What visitors' addresses have used up, counted over all hosts. In the shape that rate-limiter-flexible writes. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  points: integer('points').notNull(),
  expire: timestamp('expire', { withTimezone: true }),
});
