import { openMemory } from '../../database/testing/openMemory.ts';
import { databaseFixture } from '../testing/databaseFixture.ts';
import { describeContentSource } from '../testing/sourceBehaviour.ts';
import { describeContentWriter } from '../testing/writerBehaviour.ts';

describeContentSource('PGlite', async () => databaseFixture(await openMemory()));
describeContentWriter('PGlite', openMemory);
