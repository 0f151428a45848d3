import { openTemporaryPostgres } from '../../testing/openTemporaryPostgres.ts';
import { describePrizes } from './testing/prizeBehaviour.ts';

describePrizes('PostgreSQL', openTemporaryPostgres);
