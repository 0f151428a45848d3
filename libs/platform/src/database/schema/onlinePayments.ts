import type { Currency, LeadAttributes } from '@forecourt/domain';
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

/** Who pays, as they wrote it; the phone in E.164. */
export interface OnlinePayer {
  name: string;
  last_name: string;
  email: string;
  phone: string;
}

/** One row for each attempt to pay anything other than a deposit on a vehicle. */
export const onlinePayments = pgTable(
  'online_payments',
  {
    id: text('id').primaryKey(),
    siteSlug: text('site_slug').notNull(),
    /** Null once the attempt came to nothing, so that the same form may try again. */
    idempotencyKey: text('idempotency_key'),
    state: text('state').notNull(),
    /** Where the money is; moves apart from the state, because the provider may be away. */
    money: text('money').notNull().default('none'),
    /** Whole cents. */
    amountCents: integer('amount_cents').notNull(),
    currency: text('currency').$type<Currency>().notNull().default('AUD'),
    purpose: text('purpose').notNull(),
    /** Number of an invoice, job or order, or words. */
    reference: text('reference').notNull(),
    /** Place that is paid; null where the site has none. */
    locationId: text('location_id'),
    payer: jsonb('payer').$type<OnlinePayer>().notNull(),
    /** Of the session, proved by a code; null for a visitor who was not signed in. */
    visitorPhone: text('visitor_phone'),
    /** Hash of the browser's token: who may see the payer's details again without signing in. */
    device: text('device'),
    userAgent: text('user_agent').notNull(),
    /** How the payer came to the page; null for payments from before this was recorded. */
    visit: jsonb('visit').$type<LeadAttributes>(),
    /** Paths of the site that the payment page leads back to. */
    successPath: text('success_path').notNull(),
    cancelPath: text('cancel_path').notNull(),
    sessionId: text('session_id'),
    sessionUrl: text('session_url'),
    sessionExpiresAt: timestamp('session_expires_at', { withTimezone: true }),
    paymentId: text('payment_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    paidAt: timestamp('paid_at', { withTimezone: true }),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    leadId: text('lead_id'),
    /** When a person must check it next; null when nothing is left to do. */
    dueAt: timestamp('due_at', { withTimezone: true }),
    /** Failed tries of the next step. */
    tries: integer('tries').notNull().default(0),
  },
  (table) => [
    uniqueIndex('online_payments_idempotency').on(table.siteSlug, table.idempotencyKey),
    index('online_payments_due').on(table.dueAt),
    index('online_payments_newest').on(table.createdAt),
  ],
);
