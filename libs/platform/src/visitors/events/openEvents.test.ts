import { openMemory } from '../../database/openDatabase.ts';
import { describeEvents } from './testing/eventBehaviour.ts';

describeEvents('PGlite', openMemory);
