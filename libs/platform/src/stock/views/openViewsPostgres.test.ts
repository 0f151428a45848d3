import { openTemporaryPostgres } from '../../testing/openTemporaryPostgres.ts';
import { describeViews } from './testing/viewBehaviour.ts';

describeViews('PostgreSQL', openTemporaryPostgres);
