import { openMemory } from '../../database/testing/openMemory.ts';
import { describeEvents } from './testing/eventBehaviour.ts';

describeEvents('PGlite', openMemory);
