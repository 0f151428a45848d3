import type { MessageTable } from '../messageTable.ts';

/** Texts that a dealer writes. */
export const proseMessages = {
  'prose.table': 'Table',
} as const satisfies MessageTable;
