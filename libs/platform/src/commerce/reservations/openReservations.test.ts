import { openMemory } from '../../database/testing/openMemory.ts';
import { describeReservations } from './testing/reservationBehaviour.ts';

describeReservations('PGlite', openMemory);
