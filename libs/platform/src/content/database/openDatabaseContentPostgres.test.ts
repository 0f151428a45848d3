import { openTemporaryPostgres } from '../../testing/openTemporaryPostgres.ts';
import { databaseFixture } from '../testing/databaseFixture.ts';
import { describeContentSource } from '../testing/sourceBehaviour.ts';
import { describeContentWriter } from '../testing/writerBehaviour.ts';

describeContentSource('PostgreSQL', async () => databaseFixture(await openTemporaryPostgres()));
describeContentWriter('PostgreSQL', openTemporaryPostgres);
