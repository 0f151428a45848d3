import { openPostgres } from '../../database/openDatabase.ts';
import { startTemporaryPostgres } from '../../testing/temporaryPostgres.ts';
import { databaseFixture } from '../testing/databaseFixture.ts';
import { describeContentSource } from '../testing/sourceBehaviour.ts';
import { describeContentWriter } from '../testing/writerBehaviour.ts';

async function open() {
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

describeContentSource('PostgreSQL', async () => databaseFixture(await open()));
describeContentWriter('PostgreSQL', open);
