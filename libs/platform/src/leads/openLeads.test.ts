import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import * as schema from '../database/schema/index.ts';
import { describeLeadService } from './testing/leadBehaviour.ts';
import { createLeadTables } from './testing/leadTables.ts';

describeLeadService('PGlite', async () => {
  const client = await PGlite.create();
  const database = drizzle(client, { schema });
  await createLeadTables(database);
  return { database, close: () => client.close() };
});
