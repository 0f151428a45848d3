import type { OrderEntries } from '@forecourt/purchase/model';
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

/** One row for each order that a visitor began; deleted when it expires or is restarted. */
export const purchaseDrafts = pgTable(
  'purchase_drafts',
  {
    id: text('id').primaryKey(),
    siteSlug: text('site_slug').notNull(),
    carId: text('car_id').notNull(),
    /** SHA-256 of the device's token, which is only in the device's cookie; null once the order is of a phone alone. */
    deviceHash: text('device_hash'),
    /** In E.164, of a visitor who was signed in; null until then. */
    phone: text('phone'),
    state: text('state').$type<'open' | 'paying' | 'ordered'>().notNull(),
    /** Increases with every change of the order: a payment belongs to one version. */
    version: integer('version').notNull().default(1),
    /** What was typed, by step. */
    steps: jsonb('steps').$type<OrderEntries>().notNull().default({}),
    /** Reservations that were started for it, oldest first. */
    reservations: jsonb('reservations').$type<string[]>().notNull().default([]),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Null while nothing was saved. */
    savedAt: timestamp('saved_at', { withTimezone: true }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('purchase_drafts_device').on(table.siteSlug, table.carId, table.deviceHash),
    index('purchase_drafts_phone').on(table.siteSlug, table.carId, table.phone),
    index('purchase_drafts_expiry').on(table.expiresAt),
  ],
);
