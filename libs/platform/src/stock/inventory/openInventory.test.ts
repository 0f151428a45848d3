import { openMemory } from '../../database/testing/openMemory.ts';
import { describeInventory } from './testing/inventoryBehaviour.ts';

describeInventory('PGlite', openMemory);
