import { openMemory } from '../../database/testing/openMemory.ts';
import { describePasskeys } from './testing/passkeyBehaviour.ts';

describePasskeys('PGlite', openMemory);
