import type { MessageTable } from '../messageTable.ts';

/** Addresses that lead nowhere. */
export const notFoundMessages = {
  'notFound.cannotFind': 'We can’t find that page',
  'notFound.vehicleMayBeSold': 'It may have moved, or the vehicle you were after may have been sold.',
  'notFound.caravanMayBeSold': 'It may have moved, or the caravan you were after may have been sold.',
  'notFound.search': 'Search {nounPlural}',
  'notFound.searchInstead': 'Search instead',
  'notFound.seeAll': 'See all {nounPlural}',
  'notFound.contactUs': 'Contact us',
} as const satisfies MessageTable;
