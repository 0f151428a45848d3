import { openTemporaryPostgres } from '../testing/openTemporaryPostgres.ts';
import { describeLimits } from './testing/limitBehaviour.ts';

describeLimits('PostgreSQL', openTemporaryPostgres);
