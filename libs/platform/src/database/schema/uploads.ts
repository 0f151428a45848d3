import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

/** Kind of the pictures in content: public, and kept for as long as a record uses them. */
export const contentPictureKind = 'content';

/** One row for each picture or document that a visitor or an editor sent; the file itself is in a store of its own. */
export const uploads = pgTable(
  'uploads',
  {
    id: text('id').primaryKey(),
    siteSlug: text('site_slug').notNull(),
    /** What it belongs to. */
    owner: text('owner').notNull(),
    /** Place among the owner's files: there are only so many. */
    place: integer('place').notNull(),
    /** 'picture' of a visitor, 'content' of an editor, or what kind of document it was recognised as: 'pdf', 'doc', 'docx', 'odt', 'rtf'. */
    kind: text('kind').notNull().default('picture'),
    /** What a document was called, cleaned; '' of a picture. */
    name: text('name').notNull().default(''),
    /** Pixels; 0 of a document, as is the height. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('uploads_place').on(table.owner, table.place), index('uploads_expiry').on(table.expiresAt)],
);
