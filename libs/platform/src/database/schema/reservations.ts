import type { Currency, LeadAttributes } from '@forecourt/domain';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

/** Who reserves, as they wrote it; the phone in E.164. */
export interface ReservationVisitor {
  name: string;
  last_name: string;
  email: string;
  phone: string;
  postcode: string;
}

/** What goes into the lead beside the visitor and the vehicle. */
export interface ReservationEnquiry {
  fields: Record<string, string | boolean>;
  message: string;
  opt_in: boolean;
  user_agent: string;
  lead_attributes: LeadAttributes;
}

/** One row for each attempt to hold a vehicle with a deposit. */
export const reservations = pgTable(
  'reservations',
  {
    id: text('id').primaryKey(),
    siteSlug: text('site_slug').notNull(),
    carId: text('car_id').notNull(),
    carDealershipId: text('car_dealership_id').notNull(),
    /** What was reserved, for the payment page and for people: the vehicle may be gone by then. */
    carName: text('car_name').notNull(),
    kind: text('kind').$type<'reserve' | 'purchase'>().notNull(),
    draftId: text('draft_id'),
    state: text('state').notNull(),
    /** Where the money is; moves apart from the state, because the provider may be away. */
    money: text('money').notNull().default('none'),
    /** Null once the attempt came to nothing, so that the same form may try again. */
    idempotencyKey: text('idempotency_key'),
    /** Whole cents, as configured when the attempt began. */
    amountCents: integer('amount_cents').notNull(),
    currency: text('currency').$type<Currency>().notNull().default('AUD'),
    holdHours: integer('hold_hours').notNull(),
    visitor: jsonb('visitor').$type<ReservationVisitor>().notNull(),
    /** Of the session, proved by a code; null for a visitor who was not signed in. */
    visitorPhone: text('visitor_phone'),
    enquiry: jsonb('enquiry').$type<ReservationEnquiry>().notNull(),
    /** Paths of the site that the payment page leads back to. */
    successPath: text('success_path').notNull(),
    cancelPath: text('cancel_path').notNull(),
    sessionId: text('session_id'),
    sessionUrl: text('session_url'),
    sessionExpiresAt: timestamp('session_expires_at', { withTimezone: true }),
    paymentId: text('payment_id'),
    /** Stands for the card at the payment provider, the same for the same card; null before it is paid. */
    cardFingerprint: text('card_fingerprint'),
    /** Whose share of held vehicles was used up, of an attempt that was refused for it. */
    refusedFor: text('refused_for').$type<'person' | 'card' | 'site'>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    heldAt: timestamp('held_at', { withTimezone: true }),
    /** End of the hold. */
    until: timestamp('until', { withTimezone: true }),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    /** Who ended it before its time, of one that was refunded. */
    cancelledBy: text('cancelled_by').$type<'visitor' | 'dealer'>(),
    leadId: text('lead_id'),
    /** When a person must check it next; null when nothing is left to do. */
    dueAt: timestamp('due_at', { withTimezone: true }),
    /** Failed tries of the next step. */
    tries: integer('tries').notNull().default(0),
  },
  (table) => [
    uniqueIndex('reservations_idempotency').on(table.siteSlug, table.idempotencyKey),
    // The last word on who was first: the database itself refuses a second hold of a vehicle.
    uniqueIndex('reservations_one_hold')
      .on(table.carId)
      .where(sql`state in ('held', 'completed')`),
    // What is held now is counted before one more is.
    index('reservations_held')
      .on(table.siteSlug)
      .where(sql`state = 'held'`),
    index('reservations_due').on(table.dueAt),
    index('reservations_visitor').on(table.siteSlug, table.visitorPhone),
    index('reservations_newest').on(table.createdAt),
  ],
);
