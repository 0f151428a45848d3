import type { MessageTable } from '../messageTable.ts';

/** Ways to pay that a dealer takes. */
export const payWaysMessages = {
  'payWays.weAccept': 'We accept',
} as const satisfies MessageTable;
