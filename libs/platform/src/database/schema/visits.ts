import { bigint, date, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * How fast pages were for visitors: counts of a day, of which there is a bounded number, and nothing of any one visit.
 * Kept for 400 days.
 */
export const visitCounts = pgTable(
  'visit_counts',
  {
    siteSlug: text('site_slug').notNull(),
    /** In UTC. */
    day: date('day', { mode: 'string' }).notNull(),
    /** Name in the table of pages, or 'other'. */
    page: text('page').notNull(),
    /** 'phone' or 'desk'. */
    device: text('device').notNull(),
    /** Which histogram: a vital, or the elements that were named with it. @example 'LCP' @example 'LCP element' */
    figure: text('figure').notNull(),
    /** Which of its entries: the number of a bucket, or the element. */
    entry: text('entry').notNull(),
    count: bigint('count', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteSlug, table.day, table.page, table.device, table.figure, table.entry] }),
    index('visit_counts_oldest').on(table.day),
  ],
);
