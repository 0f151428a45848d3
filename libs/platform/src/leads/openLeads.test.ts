import { openMemory } from '../database/openDatabase.ts';
import { describeLeadService } from './testing/leadBehaviour.ts';

describeLeadService('PGlite', async () => {
  const { db, close } = await openMemory();
  return { database: db, close };
});
