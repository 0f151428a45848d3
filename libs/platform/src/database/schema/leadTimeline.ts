import { bigserial, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { leads } from './leads.ts';

/** The history of a lead. Rows are only added, in the transaction that they describe. */
export const leadTimeline = pgTable(
  'lead_timeline',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    leadId: text('lead_id')
      .notNull()
      .references(() => leads.id),
    /** Null for what concerns the lead as a whole. */
    deliveryId: text('delivery_id'),
    at: timestamp('at', { withTimezone: true }).notNull(),
    what: text('what').notNull(),
    /** Without a word of the visitor's. */
    detail: text('detail').notNull(),
  },
  (table) => [index('lead_timeline_lead').on(table.leadId, table.id)],
);
