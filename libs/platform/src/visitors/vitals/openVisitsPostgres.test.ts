import { openTemporaryPostgres } from '../../testing/openTemporaryPostgres.ts';
import { describeVisits } from './testing/visitBehaviour.ts';

describeVisits('PostgreSQL', openTemporaryPostgres);
