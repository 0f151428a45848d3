import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Processes that follow stock changes, and how far each has come: what all have taken may go. */
export const stockReaders = pgTable('stock_readers', {
  id: text('id').primaryKey(),
  /** Number of the newest change it has taken. */
  taken: bigint('taken', { mode: 'number' }).notNull(),
  /** When it last said so. */
  at: timestamp('at', { withTimezone: true }).notNull(),
});
