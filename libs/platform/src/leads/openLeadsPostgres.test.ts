import { openPostgres } from '../database/openDatabase.ts';
import { startTemporaryPostgres } from '../testing/temporaryPostgres.ts';
import { describeLeadService } from './testing/leadBehaviour.ts';

describeLeadService('PostgreSQL', async () => {
  const server = await startTemporaryPostgres();
  const { db, close } = await openPostgres(server.url);
  return {
    database: db,
    async close() {
      await close();
      await server.stop();
    },
  };
});
