import type { MessageTable } from '../messageTable.ts';

/** The box for words in the header and on home pages. */
export const searchBoxMessages = {
  'searchBox.search': 'Search',
} as const satisfies MessageTable;
