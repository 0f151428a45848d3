import { openTemporaryPostgres } from '../../testing/openTemporaryPostgres.ts';
import { describeReservations } from './testing/reservationBehaviour.ts';

describeReservations('PostgreSQL', openTemporaryPostgres);
