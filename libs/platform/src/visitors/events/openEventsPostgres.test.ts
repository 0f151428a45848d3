import { openTemporaryPostgres } from '../../testing/openTemporaryPostgres.ts';
import { describeEvents } from './testing/eventBehaviour.ts';

describeEvents('PostgreSQL', openTemporaryPostgres);
