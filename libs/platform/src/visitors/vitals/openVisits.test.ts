import { openMemory } from '../../database/openDatabase.ts';
import { describeVisits } from './testing/visitBehaviour.ts';

describeVisits('PGlite', openMemory);
