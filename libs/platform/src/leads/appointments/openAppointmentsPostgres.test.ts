import { openTemporaryPostgres } from '../../testing/openTemporaryPostgres.ts';
import { describeAppointments } from './testing/appointmentBehaviour.ts';

describeAppointments('PostgreSQL', openTemporaryPostgres);
