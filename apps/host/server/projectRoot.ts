import { join } from 'node:path';

/** Folder of the project that is served: an agency's, as the command `forecourt` says, else this repository. */
export const projectRoot = process.env.FORECOURT_ROOT ?? join(import.meta.dirname, '../../..');
