import { openTemporaryPostgres } from '../../testing/openTemporaryPostgres.ts';
import { describeWatchlist } from './testing/watchlistBehaviour.ts';

describeWatchlist('PostgreSQL', openTemporaryPostgres);
