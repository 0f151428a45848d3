import { join } from 'node:path';
import { writeBuildFiles } from '../server/build/buildFiles.mjs';

// Last of a build: a host starts from a build that is complete by this list.
writeBuildFiles(join(import.meta.dirname, '../.next'));
