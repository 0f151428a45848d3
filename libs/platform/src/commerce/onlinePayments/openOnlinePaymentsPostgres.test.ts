import { openTemporaryPostgres } from '../../testing/openTemporaryPostgres.ts';
import { describeOnlinePayments } from './testing/paymentBehaviour.ts';

describeOnlinePayments('PostgreSQL', openTemporaryPostgres);
