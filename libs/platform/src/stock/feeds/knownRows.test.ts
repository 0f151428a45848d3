import { openMemory } from '../../database/testing/openMemory.ts';
import { openTemporaryPostgres } from '../../testing/openTemporaryPostgres.ts';
import { describeKnownRows } from './testing/knownRowsBehaviour.ts';

describeKnownRows('PGlite', openMemory);
describeKnownRows('PostgreSQL', openTemporaryPostgres);
