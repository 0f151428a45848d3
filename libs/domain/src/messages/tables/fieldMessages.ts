import type { MessageTable } from '../messageTable.ts';

/** Fields of all forms. */
export const fieldMessages = {
  'field.optional': '(optional)',
  'field.state': 'State',
} as const satisfies MessageTable;
