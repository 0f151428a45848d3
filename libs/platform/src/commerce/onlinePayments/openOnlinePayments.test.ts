import { openMemory } from '../../database/openDatabase.ts';
import { describeOnlinePayments } from './testing/paymentBehaviour.ts';

describeOnlinePayments('PGlite', openMemory);
