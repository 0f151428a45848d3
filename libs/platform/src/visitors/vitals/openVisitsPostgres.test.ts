import { openPostgres } from '../../database/openDatabase.ts';
import { startTemporaryPostgres } from '../../testing/temporaryPostgres.ts';
import { describeVisits } from './testing/visitBehaviour.ts';

describeVisits('PostgreSQL', async () => {
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
