import { index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

/** One row for each prize that was drawn. Stays for good: it is what says that a phone has had its turn. */
export const prizeDraws = pgTable(
  'prize_draws',
  {
    id: text('id').primaryKey(),
    siteSlug: text('site_slug').notNull(),
    /** Of the session, proved by a code. In E.164. */
    phone: text('phone').notNull(),
    prizeId: text('prize_id').notNull(),
    /** The prize as it was called when it was won: the site may change its prizes. */
    prizeName: text('prize_name').notNull(),
    prizeText: text('prize_text').notNull(),
    /** Shown at the dealership. */
    code: text('code').notNull(),
    wonAt: timestamp('won_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    // The last word on one prize for each phone: the database itself refuses a second.
    uniqueIndex('prize_draws_one_each').on(table.siteSlug, table.phone),
    uniqueIndex('prize_draws_code').on(table.siteSlug, table.code),
    index('prize_draws_prize').on(table.siteSlug, table.prizeId),
  ],
);
