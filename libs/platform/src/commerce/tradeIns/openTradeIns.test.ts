import { openMemory } from '../../database/openDatabase.ts';
import { describeTradeIns } from './testing/tradeInBehaviour.ts';

describeTradeIns('PGlite', openMemory);
