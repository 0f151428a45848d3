import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

/** One row for each code that was sent to a phone; limits count them. Kept for little more than a day. */
export const signInCodes = pgTable(
  'sign_in_codes',
  {
    /** Known to the form the code was asked for with. */
    id: text('id').primaryKey(),
    siteSlug: text('site_slug').notNull(),
    /** E.164. */
    phone: text('phone').notNull(),
    /** Keyed hash of the visitor's address; the address itself is not stored. */
    visitor: text('visitor').notNull(),
    /** Keyed hash of the request's id and the code. */
    codeHash: text('code_hash').notNull(),
    tries: integer('tries').notNull().default(0),
    /** Whether a browser asked for it that had signed in with the number before. */
    isKnownDevice: boolean('known_device').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [
    index('sign_in_codes_phone').on(table.phone, table.createdAt),
    index('sign_in_codes_visitor').on(table.visitor, table.createdAt),
    index('sign_in_codes_site').on(table.siteSlug, table.createdAt),
  ],
);

/** One row for each browser that is signed in on a site. */
export const visitorSessions = pgTable(
  'visitor_sessions',
  {
    id: text('id').primaryKey(),
    siteSlug: text('site_slug').notNull(),
    /** E.164. */
    phone: text('phone').notNull(),
    tokenHash: text('token_hash').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** When an editor proved a passkey in this session last. */
    secondFactorAt: timestamp('second_factor_at', { withTimezone: true }),
    /** What a passkey has to sign for this session; null once something was signed. */
    challenge: text('challenge'),
    challengeExpiresAt: timestamp('challenge_expires_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('visitor_sessions_token').on(table.tokenHash),
    index('visitor_sessions_phone').on(table.siteSlug, table.phone),
    index('visitor_sessions_expiry').on(table.expiresAt),
  ],
);
