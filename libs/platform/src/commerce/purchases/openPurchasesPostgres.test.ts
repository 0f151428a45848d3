import { openTemporaryPostgres } from '../../testing/openTemporaryPostgres.ts';
import { describePurchases } from './testing/purchaseBehaviour.ts';

describePurchases('PostgreSQL', openTemporaryPostgres);
