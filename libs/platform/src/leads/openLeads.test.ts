import { openMemory } from '../database/testing/openMemory.ts';
import { describeLeadService } from './testing/leadBehaviour.ts';

describeLeadService('PGlite', openMemory);
