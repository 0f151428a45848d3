import { createHash } from 'node:crypto';

/** Name under which a file of a dealer's own is requested: it changes with the file. */
export const assetHash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex').slice(0, 16);
