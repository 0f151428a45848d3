import { openPostgres } from '../../database/openDatabase.ts';
import { startTemporaryPostgres } from '../../testing/temporaryPostgres.ts';
import { describeEvents } from './testing/eventBehaviour.ts';

describeEvents('PostgreSQL', async () => {
  const server = await startTemporaryPostgres();
  const database = await openPostgres(server.url);
  return {
    ...database,
    async close() {
      await database.close();
      await server.stop();
    },
  };
});
