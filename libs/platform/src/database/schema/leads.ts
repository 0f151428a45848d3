import type { Lead } from '@forecourt/domain';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

export const leads = pgTable(
  'leads',
  {
    id: text('id').primaryKey(),
    siteSlug: text('site_slug').notNull(),
    /** Chosen by the form before it is sent, so that a retry or a double click makes one lead. */
    idempotencyKey: text('idempotency_key').notNull(),
    category: text('category').notNull(),
    subcategory: text('subcategory'),
    carId: text('car_id'),
    carDealershipId: text('car_dealership_id'),
    locationId: text('location_id'),
    quarantined: text('quarantined'),
    /** Of the request that made it, for logs; null where no request did, or from before there were ids. */
    requestId: text('request_id'),
    data: jsonb('data').$type<Omit<Lead, 'created_at'>>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('leads_idempotency').on(table.siteSlug, table.idempotencyKey),
    index('leads_newest').on(table.siteSlug, table.createdAt),
    /** What a visitor's garage lists. */
    index('leads_phone').on(table.siteSlug, sql`(${table.data}->>'phone')`, table.createdAt),
  ],
);

/** One row for each destination of a lead, written in the lead's own transaction. */
export const deliveries = pgTable(
  'deliveries',
  {
    id: text('id').primaryKey(),
    leadId: text('lead_id')
      .notNull()
      .references(() => leads.id),
    siteSlug: text('site_slug').notNull(),
    destinationId: text('destination_id').notNull(),
    type: text('type').notNull(),
    state: text('state').notNull(),
    attempts: jsonb('attempts').$type<{ at: string; ok: boolean; detail: string }[]>().notNull().default([]),
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }),
    deliveredAt: timestamp('delivered_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('deliveries_once').on(table.leadId, table.destinationId),
    index('deliveries_due').on(table.state, table.nextAttemptAt),
  ],
);
