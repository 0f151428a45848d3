import { openTemporaryPostgres } from '../testing/openTemporaryPostgres.ts';
import { describeLeadService } from './testing/leadBehaviour.ts';

describeLeadService('PostgreSQL', async () => {
  const { db, close } = await openTemporaryPostgres();
  return { database: db, close };
});
