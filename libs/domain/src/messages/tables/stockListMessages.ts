import type { MessageTable } from '../messageTable.ts';

/** Lists of vehicles with addresses of their own, and the search of the whole stock: headings, trails and descriptions. */
export const stockListMessages = {
  'stockList.searchStock': 'Search {nounPlural}',
  'stockList.heading': '{condition} {make} {model} {nounPlural}',
  'stockList.all': 'All {nounPlural}',
  'stockList.new': 'New',
  'stockList.used': 'Used',
  'stockList.demo': 'Demo',
} as const satisfies MessageTable;
