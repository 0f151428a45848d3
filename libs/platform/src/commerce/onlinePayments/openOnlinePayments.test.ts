import { openMemory } from '../../database/testing/openMemory.ts';
import { describeOnlinePayments } from './testing/paymentBehaviour.ts';

describeOnlinePayments('PGlite', openMemory);
