import { openMemory } from '../../../database/testing/openMemory.ts';
import { openTemporaryPostgres } from '../../../testing/openTemporaryPostgres.ts';
import { describeDamagedRows } from '../testing/damagedRowsBehaviour.ts';

describeDamagedRows('PGlite', openMemory);
describeDamagedRows('PostgreSQL', openTemporaryPostgres);
