import { openMemory } from '../../database/openDatabase.ts';
import { describeAppointments } from './testing/appointmentBehaviour.ts';

describeAppointments('PGlite', openMemory);
