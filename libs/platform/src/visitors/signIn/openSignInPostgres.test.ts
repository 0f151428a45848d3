import { openPostgres } from '../../database/openDatabase.ts';
import { startTemporaryPostgres } from '../../testing/temporaryPostgres.ts';
import { describeSignIn } from './testing/signInBehaviour.ts';
import { openGatewayFixture } from '../../calls/testing/smsFixture.ts';

describeSignIn(
  'PostgreSQL, with a gateway',
  async () => {
    const server = await startTemporaryPostgres();
    const database = await openPostgres(server.url);
    return {
      ...database,
      async close() {
        await database.close();
        await server.stop();
      },
    };
  },
  openGatewayFixture,
);
