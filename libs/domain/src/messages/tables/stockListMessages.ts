import type { MessageTable } from '../messageTable.ts';
import { kindMessages } from './kindMessages.ts';

/** Lists of vehicles with addresses of their own, and the search of the whole stock: headings, trails and descriptions. */
export const stockListMessages = {
  ...kindMessages,
  'stockList.searchStock': 'Search {nounPlural}',
  'stockList.heading': '{condition} {make} {model} {nounPlural}',
  'stockList.all': 'All {nounPlural}',
  'stockList.new': 'New',
  'stockList.used': 'Used',
  'stockList.demo': 'Demo',
  'stockList.and': '{kinds} and {last}',
  'stockList.ofMake': '{make} {nounPlural}',
  'stockList.listed': '{kinds} {subject}',
  'stockList.forSaleIn': '{listed} for sale in {city}',
  'stockList.forSaleAt': '{listed} for sale at {dealer}',
  'stockList.at': '{listed} at {place}',
  'stockList.dealershipText':
    'See what’s in stock at {place}: {vehicles}, {kinds}. Choose online, then visit us or enquire.',
  'stockList.modelText': 'Compare {count} {kinds} {make} {model} at {dealer} by price, year and kilometres.',
  'stockList.makeText': 'Every {make} at {dealer}: {vehicles}, {kinds}. Filter by model, price and year.',
  'stockList.kindsText': 'Browse {count} {kinds} {noun} at {dealer} by make, body and price.',
  'stockList.fromPrice': '{text} From {price}.',
  'stockList.nothingHere':
    'There’s nothing in this list at {dealer} right now. Check back soon, or ask us to find it for you.',
} as const satisfies MessageTable;
