import type { OpenedDatabase } from '../database/database.ts';
import { openPostgres } from '../database/openDatabase.ts';
import { startTemporaryPostgres } from './temporaryPostgres.ts';

/** A migrated database in a PostgreSQL of its own, which ends with it. */
export async function openTemporaryPostgres(): Promise<OpenedDatabase> {
  const server = await startTemporaryPostgres();
  const database = await openPostgres(server.url);
  return {
    ...database,
    async close() {
      await database.close();
      await server.stop();
    },
  };
}
