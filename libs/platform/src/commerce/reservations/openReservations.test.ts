import { openMemory } from '../../database/openDatabase.ts';
import { describeReservations } from './testing/reservationBehaviour.ts';

describeReservations('PGlite', openMemory);
