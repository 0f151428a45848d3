import { openTemporaryPostgres } from '../../testing/openTemporaryPostgres.ts';
import { describeTradeIns } from './testing/tradeInBehaviour.ts';

describeTradeIns('PostgreSQL', openTemporaryPostgres);
