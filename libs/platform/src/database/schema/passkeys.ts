import { bigint, index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** One row for each passkey with which an editor of a site proves who they are. */
export const editorPasskeys = pgTable(
  'editor_passkeys',
  {
    siteSlug: text('site_slug').notNull(),
    /** Of the credential, made by the authenticator. In base64url. */
    id: text('id').notNull(),
    /** Of the editor. E.164. */
    phone: text('phone').notNull(),
    /** COSE key in base64url. */
    publicKey: text('public_key').notNull(),
    /** How often the authenticator says that it signed; 0 for those that do not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** How browsers reach the authenticator. @example ['internal'] */
    transports: jsonb('transports').$type<string[]>().notNull(),
    /** What the editor calls it. */
    name: text('name').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteSlug, table.id] }),
    index('editor_passkeys_phone').on(table.siteSlug, table.phone),
  ],
);

/** One row for each invitation to register a passkey, until it expires. */
export const editorInvitations = pgTable(
  'editor_invitations',
  {
    /** Keyed hash of the token in the link. */
    tokenHash: text('token_hash').primaryKey(),
    siteSlug: text('site_slug').notNull(),
    /** Of the editor who is invited. E.164. */
    phone: text('phone').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [index('editor_invitations_phone').on(table.siteSlug, table.phone)],
);
