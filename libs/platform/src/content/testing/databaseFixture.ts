import type { OpenedDatabase } from '../../database/database.ts';
import { contentRecords } from '../../database/schema/index.ts';
import { openDatabaseContent } from '../database/openDatabaseContent.ts';
import type { SourceFixture } from './sourceBehaviour.ts';

/** A database that another process writes into. */
export function databaseFixture(database: OpenedDatabase): SourceFixture {
  const elsewhere = openDatabaseContent(database.db);
  return {
    open: () => openDatabaseContent(database.db),
    put: async (key, fields) => void (await elsewhere.write([{ ...key, fields }], () => [])),
    remove: async (key) => void (await elsewhere.write([{ ...key, fields: null }], () => [])),
    putDraft: async (key, fields) => void (await elsewhere.write([{ ...key, fields, isDraft: true }], () => [])),
    removeDraft: async (key) => void (await elsewhere.write([{ ...key, fields: null, isDraft: true }], () => [])),
    publish: async (key) => void (await elsewhere.write([{ ...key, fields: null, publishes: true }], () => [])),
    empty: async () => void (await database.db.delete(contentRecords)),
    async close() {
      await elsewhere.close();
      await database.close();
    },
  };
}
