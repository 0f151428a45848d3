import { openMemory } from '../../database/openDatabase.ts';
import { describePurchases } from './testing/purchaseBehaviour.ts';

describePurchases('PGlite', openMemory);
