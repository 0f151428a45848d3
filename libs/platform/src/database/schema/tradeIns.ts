import type { Jurisdiction } from '@forecourt/domain';
import type { OwnVehicle, TradeInResult, ValuationQuestion } from '@forecourt/forms/model';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

/** One row for each car that a visitor had valued; deleted when it expires. */
export const tradeIns = pgTable(
  'trade_ins',
  {
    id: text('id').primaryKey(),
    siteSlug: text('site_slug').notNull(),
    /** SHA-256 of the device's token; null once it is of a phone alone. */
    deviceHash: text('device_hash'),
    /** In E.164, of a visitor who was signed in; null until then. */
    phone: text('phone'),
    state: text('state').$type<'open' | 'accepted' | 'asked'>().notNull().default('open'),
    /** The dealer's vehicle that it goes towards. */
    carId: text('car_id'),
    rego: text('rego'),
    regoState: text('rego_state').$type<Jurisdiction>(),
    /** Where the vehicle's facts come from: a register, or the visitor because it was not asked or knew nothing. */
    lookup: text('lookup').$type<'found' | 'not-found' | 'unavailable' | 'typed'>(),
    vehicle: jsonb('vehicle').$type<OwnVehicle>(),
    /** Kilometres the register last knew of. */
    reportedKms: integer('known_kms'),
    kms: integer('kms'),
    questions: jsonb('questions').$type<ValuationQuestion[]>(),
    answers: jsonb('answers').$type<Record<string, string>>(),
    result: jsonb('result').$type<TradeInResult>(),
    leadId: text('lead_id'),
    /** When it was accepted or asked for. */
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    /** When the site stored it as valuation data. */
    keptAt: timestamp('kept_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('trade_ins_open')
      .on(table.siteSlug, table.deviceHash)
      .where(sql`${table.state} = 'open'`),
    index('trade_ins_phone').on(table.siteSlug, table.phone),
    index('trade_ins_device').on(table.siteSlug, table.deviceHash),
    index('trade_ins_expiry').on(table.expiresAt),
  ],
);
