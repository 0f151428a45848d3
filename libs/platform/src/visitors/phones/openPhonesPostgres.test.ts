import { openTemporaryPostgres } from '../../testing/openTemporaryPostgres.ts';
import { describePhones } from './testing/phoneBehaviour.ts';

describePhones('PostgreSQL', openTemporaryPostgres);
