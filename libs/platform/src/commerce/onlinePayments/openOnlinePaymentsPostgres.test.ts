import { openTemporaryPostgres } from '../../testing/openTemporaryPostgres.ts';
import { describeOnlinePayments } from './testing/paymentBehaviour.ts';
import { itRepairs } from './testing/repairingBehaviour.ts';

describeOnlinePayments('PostgreSQL', openTemporaryPostgres, [itRepairs]);
