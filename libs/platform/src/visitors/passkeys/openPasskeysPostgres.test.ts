import { openTemporaryPostgres } from '../../testing/openTemporaryPostgres.ts';
import { describePasskeys } from './testing/passkeyBehaviour.ts';

describePasskeys('PostgreSQL', openTemporaryPostgres);
