import { join } from 'node:path';

/** Folder of the project that is served: this repository. The copy of the host in an agency's folder names that one. */
export const projectRoot = join(import.meta.dirname, '../../..');
