import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Feeds that are being imported: one row for each dealership and source. */
export const feedLocks = pgTable('feed_locks', {
  feed: text('feed').primaryKey(),
  /** Run that holds it. */
  holder: text('holder').notNull(),
  since: timestamp('since', { withTimezone: true }).notNull().defaultNow(),
  /** A run that was killed holds it no longer than this. */
  until: timestamp('until', { withTimezone: true }).notNull(),
});
