import { openMemory } from '../../database/testing/openMemory.ts';
import { describeTradeIns } from './testing/tradeInBehaviour.ts';

describeTradeIns('PGlite', openMemory);
