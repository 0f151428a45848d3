import { openMemory } from '../../database/testing/openMemory.ts';
import { describePrizes } from './testing/prizeBehaviour.ts';

describePrizes('PGlite', openMemory);
