import { openMemory } from '../../database/openDatabase.ts';
import { describeInventory } from './testing/inventoryBehaviour.ts';

describeInventory('PGlite', openMemory);
