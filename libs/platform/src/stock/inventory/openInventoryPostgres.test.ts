import { openTemporaryPostgres } from '../../testing/openTemporaryPostgres.ts';
import { describeInventory } from './testing/inventoryBehaviour.ts';

describeInventory('PostgreSQL', openTemporaryPostgres);
