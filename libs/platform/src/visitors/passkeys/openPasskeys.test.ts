import { openMemory } from '../../database/openDatabase.ts';
import { describePasskeys } from './testing/passkeyBehaviour.ts';

describePasskeys('PGlite', openMemory);
