import { openMemory } from '../../database/testing/openMemory.ts';
import { describePurchases } from './testing/purchaseBehaviour.ts';

describePurchases('PGlite', openMemory);
