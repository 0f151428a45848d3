import { openTemporaryPostgres } from '../../testing/openTemporaryPostgres.ts';
import { itHoldsForOneOfMany } from './testing/holdingBehaviour.ts';
import { itRepairs } from './testing/repairingBehaviour.ts';
import { describeReservations } from './testing/reservationBehaviour.ts';

describeReservations('PostgreSQL', openTemporaryPostgres, [itHoldsForOneOfMany, itRepairs]);
