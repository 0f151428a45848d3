import type { MessageTable } from '../messageTable.ts';

/** Kinds of stock inside a sentence or a name. */
export const kindMessages = {
  'kind.new': 'new',
  'kind.used': 'used',
  'kind.demo': 'demo',
} as const satisfies MessageTable;
