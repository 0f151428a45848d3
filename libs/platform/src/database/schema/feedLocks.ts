import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Locks of imports up to version 0.1, which a rolling update may still run beside this version. Nothing reads it any
 * more: it is dropped with the first migration after that.
 *
 * @public
 */
export const feedLocks = pgTable('feed_locks', {
  feed: text('feed').primaryKey(),
  /** Run that holds it. */
  holder: text('holder').notNull(),
  since: timestamp('since', { withTimezone: true }).notNull().defaultNow(),
  /** A run that was killed holds it no longer than this. */
  until: timestamp('until', { withTimezone: true }).notNull(),
});
