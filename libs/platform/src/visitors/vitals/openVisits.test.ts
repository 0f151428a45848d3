import { openMemory } from '../../database/testing/openMemory.ts';
import { describeVisits } from './testing/visitBehaviour.ts';

describeVisits('PGlite', openMemory);
