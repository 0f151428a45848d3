import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** When each feed of the list is looked at next, and what became of the last look. */
export const feedSchedules = pgTable('feed_schedules', {
  name: text('name').primaryKey(),
  dueAt: timestamp('due_at', { withTimezone: true }).notNull().defaultNow(),
  /** A host or worker that is at it has said so, and says it again; one that was killed holds it no longer than this. */
  claimedUntil: timestamp('claimed_until', { withTimezone: true }),
  lookedAt: timestamp('looked_at', { withTimezone: true }),
  /** Edition that was imported last. */
  edition: jsonb('edition').$type<{ etag: string | null; lastModified: string | null }>(),
  /** Why the last look failed, and since when they all did; null where it did not. */
  failure: text('failure'),
  failedSince: timestamp('failed_since', { withTimezone: true }),
});
