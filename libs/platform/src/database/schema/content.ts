import type { ContentKind, ContentOwner } from '@forecourt/domain';
import {
  bigint,
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

/** One row for each record of content that was ever pushed, removed ones included: followers hear of them too. */
export const contentRecords = pgTable(
  'content_records',
  {
    owner: text('owner').$type<ContentOwner>().notNull(),
    kind: text('kind').$type<ContentKind>().notNull(),
    slug: text('slug').notNull(),
    fields: jsonb('fields').$type<Record<string, unknown>>().notNull(),
    /** Fields that wait to be published beside those that visitors see; also of a record that was never published. */
    draft: jsonb('draft').$type<Record<string, unknown>>(),
    /** Counts the changes of this record and of its draft, from 1. */
    version: integer('version').notNull(),
    /** Counts the changes of all records; those of one statement share a number. */
    change: bigint('change', { mode: 'number' }).notNull(),
    /** Visitors do not see it: it was removed, or is a draft that was never published. */
    deleted: boolean('deleted').notNull().default(false),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.owner, table.kind, table.slug] }),
    uniqueIndex('content_changes').on(table.change, table.owner, table.kind, table.slug),
  ],
);
