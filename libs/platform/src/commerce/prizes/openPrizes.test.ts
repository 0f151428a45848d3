import { openMemory } from '../../database/openDatabase.ts';
import { describePrizes } from './testing/prizeBehaviour.ts';

describePrizes('PGlite', openMemory);
