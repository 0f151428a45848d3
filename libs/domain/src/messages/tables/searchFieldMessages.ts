import type { MessageTable } from '../messageTable.ts';

/** A field to search in. */
export const searchFieldMessages = {
  'searchField.clear': 'Clear search',
} as const satisfies MessageTable;
