import { openMemory } from '../../database/testing/openMemory.ts';
import { describeAppointments } from './testing/appointmentBehaviour.ts';

describeAppointments('PGlite', openMemory);
