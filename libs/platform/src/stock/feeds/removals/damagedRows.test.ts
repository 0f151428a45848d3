import { openMemory } from '../../../database/openDatabase.ts';
import { openTemporaryPostgres } from '../../../testing/openTemporaryPostgres.ts';
import { describeDamagedRows } from '../testing/damagedRowsBehaviour.ts';

describeDamagedRows('PGlite', openMemory);
describeDamagedRows('PostgreSQL', openTemporaryPostgres);
